# A Homebrew formula. It has not been run yet, and `url` stands for the address at which Limn will be published.
class Limn < Formula
  desc "Documentation of Swift packages, with code that compiles"
  homepage "https://example.com/limn"
  url "https://example.com/limn.git", tag: "v0.1.0"
  license "MIT"
  head "https://example.com/limn.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cmark"
  depends_on "graphviz"
  depends_on "libmicrohttpd"
  depends_on "libyaml"

  def install
    # As in Site/build, but without the sandbox of SwiftPM, which cannot be nested in that of Homebrew.
    ENV["LIMN_ONLY"] = "limn"
    system "swift", "build", "--disable-sandbox", "-c", "release"
    bin.install ".build/release/limn"
    (share/"limn").install "Sources/Limn/Pages/Theme"
  end

  test do
    (testpath/"README.md").write "# Pond\n\n```swift\nlet frogs = 2\n```\n"
    assert_match "1 passed", shell_output("#{bin}/limn check README.md")
  end
end
