import Tide

print(Sea(height: 1).height)
