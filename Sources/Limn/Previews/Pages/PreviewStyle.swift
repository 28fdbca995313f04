/// The looks of previews: what every rendered tree shares. The lengths and colours of single views are added from `ClassRules`.
enum PreviewStyle {
  /// Colours, the page around the states, and how one state at a time is shown.
  static let page = """
    :root{color-scheme:light dark;--pv-k:1;--pv-ink:light-dark(#16181d,#f2f3f5);--pv-paper:light-dark(#fff,#1c1d21);\
    --pv-ground:light-dark(#f1f2f5,#121317);--pv-line:light-dark(#c9ccd4,#3c3f47);--pv-card:light-dark(#fff,#26282e)}
    :root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
    .pv,.pvp{--pv-primary:var(--pv-ink);--pv-secondary:light-dark(#555862,#b1b4bd);--pv-tertiary:light-dark(#60636d,#a3a6b0);\
    --pv-quaternary:light-dark(#666973,#9b9ea8);--pv-accent:light-dark(#0b5fb8,#79b8ff);--pv-background:var(--pv-paper);\
    --pv-red:light-dark(#bd1e1a,#ff8078);--pv-orange:light-dark(#9c4b00,#ffb057);--pv-yellow:light-dark(#735600,#ffd84d);\
    --pv-green:light-dark(#176b2d,#62d67e);--pv-mint:light-dark(#0a6b62,#66d9cf);--pv-teal:light-dark(#0a6676,#63d0e0);\
    --pv-cyan:light-dark(#09618a,#6fd0ff);--pv-blue:light-dark(#0b5fb8,#79b8ff);--pv-indigo:light-dark(#4643b5,#aaa8ff);\
    --pv-purple:light-dark(#7a2bab,#d79bff);--pv-pink:light-dark(#b31553,#ff86b0);--pv-brown:light-dark(#745334,#d3ad86);\
    --pv-gray:light-dark(#5c5f69,#aaadb6);--pv-material:color-mix(in srgb,var(--pv-card) 85%,transparent);--pv-on:light-dark(#0b5fb8,#1f6fca);\
    --pvf-red:#bd1e1a;--pvf-orange:light-dark(#ffb14d,#9c4b00);--pvf-yellow:light-dark(#ffd54a,#735600);--pvf-green:#176b2d;--pvf-mint:light-dark(#7fe3d9,#0a6b62);\
    --pvf-teal:light-dark(#7fd6e3,#0a6676);--pvf-cyan:light-dark(#8fdcff,#09618a);--pvf-blue:var(--pv-on);--pvf-indigo:#4643b5;--pvf-purple:#7a2bab;--pvf-pink:#b31553;\
    --pvf-brown:#745334;--pvf-gray:light-dark(#b9bcc6,#5c5f69);--pvf-accent:var(--pv-on);--pvf-accentColor:var(--pv-on);--pvf-tint:var(--pv-on)}
    .pvp{margin:0;background:var(--pv-ground);color:var(--pv-ink);font:400 16px/1.5 system-ui,sans-serif}
    .pvp{overflow-wrap:anywhere}.pvp>:is(header,main,footer,.walk){max-width:64rem;margin-inline:auto;padding:.75rem 1rem}.pvp:has(.looks)>*{max-width:none}
    .pvp h1{font-size:1.25rem;margin:0;font-weight:600;text-wrap:balance}.pvp footer h2{font-size:1rem;font-weight:600;margin:1rem 0 .4rem}.pvp .meta{margin:.25rem 0 0;color:var(--pv-secondary);font-size:.875rem}
    .pvp a{color:var(--pv-accent)}.pvp a:focus-visible,.pvp button:focus-visible,.pvp summary:focus-visible,.pvp [tabindex]:focus-visible\
    {outline:3px solid var(--pv-accent);outline-offset:2px;border-radius:4px}
    .pvp>main>.st{display:none;grid-template-columns:minmax(0,24rem) minmax(0,1fr);gap:1.5rem;align-items:start}
    .pvp:not(.walks) .st:target,.pvp:not(.walks)>main:not(:has(>.st:target))>.st:first-of-type,.pvp>main>.st.now{display:var(--pvp-state,grid)}
    .pvp .st h2{grid-column:1/-1;font-size:1rem;font-weight:600;margin:0}.pvp .home{display:inline-block;min-height:24px;margin-block-start:.75rem}.walks .home{display:none}.pvp .side h3{font-size:.9rem;margin:.75rem 0 .25rem}
    .pvp .side{font-size:.9rem}.pvp .side ol,.pvp .side ul{margin:0;padding-inline-start:1.25rem}.pvp .side li{margin:.2rem 0}
    .pvp .side code{font-size:.85em;overflow-wrap:anywhere}.pvp .side dl{margin:0}.pvp .side dt{font-family:ui-monospace,monospace;font-size:.85em;\
    color:var(--pv-secondary);overflow-wrap:anywhere}.pvp .side dd{margin:0 0 .35rem;overflow-wrap:anywhere}
    .pvp .note{color:var(--pv-secondary);overflow-wrap:anywhere}.pvp .bad{color:var(--pv-red)}
    .pvp .looks>h2{font-size:1.1rem;font-weight:600;margin:1.5rem 0 0}.pvp .looks>h3{font-size:.9rem;font-weight:600;margin:1rem 0 .4rem}.pvp .looks .under{margin:0 0 .25rem;font-size:.8rem;color:var(--pv-secondary)}
    .pvp .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),24rem));gap:1rem 1.5rem}.pvp .looks .pv button.na{opacity:1}
    .pvp .looks.desktop{overflow-x:auto}.pvp .looks.desktop .pair{grid-template-columns:repeat(2,minmax(34rem,1fr))}
    .pvp .side details{margin-block-start:.75rem}.pv button.na[aria-disabled]{outline:1px dashed var(--pv-line);outline-offset:1px;cursor:help}
    .pvp .st:has(>.landscape){grid-template-columns:minmax(0,1fr)}
    @media(max-width:44rem){.pvp>main>.st{grid-template-columns:minmax(0,1fr)}}

    """

  /// What the script adds, a page in a frame, and paper.
  static let walk = """
    .pvp .walk{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .75rem;padding-block:0}.pvp .ways{display:flex;gap:.3rem}
    .pvp .walk button{font:inherit;font-size:.875rem;color:var(--pv-ink);background:var(--pv-card);border:1px solid var(--pv-line);border-radius:6px;min-height:2rem;padding:0 .6rem;white-space:nowrap;cursor:pointer}\
    .pvp .walk button:disabled{opacity:.5;cursor:default}
    .pvp .trail{flex:1 1 12rem;min-width:0;position:relative;display:flex;gap:.3rem;overflow-x:auto;margin:0;padding:4px;list-style:none;scrollbar-width:thin}.pvp .trail li{flex:none}
    .pvp .trail a{display:block;max-width:11rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:.8rem;line-height:1.6rem;min-width:1.5rem;border:1px solid var(--pv-line);border-radius:6px;\
    padding:0 .45rem;text-decoration:none}.pvp .trail a[aria-current]{background:var(--pv-on);color:#fff}
    .pvp .keys{flex-basis:100%;margin:0;font-size:.8rem}.pvp .keys kbd{border:1px solid var(--pv-line);border-radius:4px;padding:0 .3rem}
    .pvp .log ol{margin:0;padding-inline-start:1.5rem}.pvp .log:not(:has(li)) h2{display:none}
    .embedded .pvp>header,.embedded .pvp>footer>:not(.log),.embedded .pvp .keys,.embedded .pvp .log h2,.embedded .pvp .log:not(:has(li)){display:none}
    .embedded .pvp{--pvp-state:contents;box-sizing:border-box;display:grid;grid-template:"walk" auto "title" auto "view" auto "log" auto "side" auto/minmax(0,1fr);gap:.5rem 1rem;padding:.6rem .75rem}
    .embedded .pvp>:is(.walk,main,footer){padding:0;margin:0}.embedded .pvp>main{display:contents}.embedded .pvp>.walk{grid-area:walk;flex-wrap:nowrap}.embedded .pvp>footer{grid-area:log;font-size:.875rem}
    .embedded .pvp .st h2{grid-area:title;font-size:.9rem}.embedded .pvp .st>.pv{grid-area:view;align-self:start;width:100%}.embedded .pvp .st>.side{grid-area:side}.embedded .side>details>h3{display:none}.embedded .side>details>summary{font-weight:600;cursor:pointer;min-height:24px}
    .embedded .pvp .log ol{max-height:4.5rem;overflow:auto}
    @media(min-width:34rem){.embedded .pvp:not(:has(.landscape)){height:100vh;grid-template:"walk walk" auto "title title" auto "view log" auto "view side" minmax(0,1fr)/minmax(0,22rem) minmax(0,1fr)}\
    .embedded .pvp:not(:has(.landscape)) .st>.pv{max-height:100%}.embedded .pvp:not(:has(.landscape)) .st>.side{overflow:auto}}
    @media print{:root:root,.pv.pv.pv{color-scheme:light}.pvp{background:none}.pvp .walk,.pvp .home{display:none}.pvp .st,.pvp .looks .pair{gap:1rem}.pv{max-height:none!important;overflow:clip!important;break-inside:avoid}\
    .pvp details::details-content{content-visibility:visible;display:block}.pvp .looks.desktop .pair{grid-template-columns:minmax(0,1fr);width:auto}}

    """

  /// The elements of a view.
  static let view = """
    .pv{color-scheme:inherit;background:var(--pv-paper);color:var(--pv-ink);border:1px solid var(--pv-line);border-radius:18px;overflow:auto;\
    font:400 calc(17px*var(--pv-k))/1.35 system-ui,sans-serif;position:relative;display:flex;flex-direction:column;align-items:center;\
    justify-content:center;min-height:12rem;max-height:44rem;isolation:isolate}
    .pv.light{color-scheme:light}.pv.dark{color-scheme:dark}.pv.small{--pv-k:.85}.pv.accessibility3{--pv-k:1.9}.pv.desktop{max-width:60rem}
    .pv.phone{max-width:24rem}.pv.landscape{max-width:48rem;min-height:20rem}.pv.fits{max-width:24rem;min-height:0;width:fit-content}.pv *{box-sizing:border-box}.pv :where(p,h2,h3,h4,h5,h6,ul,li){margin:0;padding:0;font:inherit;list-style:none}
    .pv .b,.pv .vs,.pv .hs,.pv .sn,.pv .sc,.pv .nv,.pv .ts,.pv .cl,.pv .rw,.pv .scy{display:flex;flex-direction:column;align-items:center;\
    justify-content:center;min-width:0;max-width:100%}
    .pv .hs,.pv .lb{display:flex;flex-direction:row;max-width:100%}.pv .vs{row-gap:8px}.pv .hs{column-gap:8px}.pv .lb{gap:6px;align-items:center;display:inline-flex}
    .pv .zs{display:grid;place-items:center;max-width:100%}.pv .zs>*{grid-area:1/1}
    .pv .fw{align-self:stretch;width:100%}.pv .fh{flex:1 1 auto}.pv .hs>.fw{flex:1 1 0;width:auto;align-self:auto;min-width:0}.pv .hs>.fh{align-self:stretch;flex:0 1 auto}
    .pv .hs>.fw.fh{flex:1 1 0}.pv .hs>.prio{flex-shrink:0}.pv .al{align-items:flex-start}.pv .at{align-items:flex-end}.pv .jt{justify-content:flex-start}.pv .jb{justify-content:flex-end}
    .pv .hs.jt{align-items:flex-start;justify-content:center}.pv .hs.jb{align-items:flex-end;justify-content:center}.pv .hs.base{align-items:baseline}
    .pv .zs.al,.pv .gd.al{justify-items:start}.pv .zs.at,.pv .gd.at{justify-items:end}.pv .zs.jt{align-items:start}.pv .zs.jb{align-items:end}
    .pv .sp{flex:1 1 8px;align-self:stretch}.pv .dv{border:0;background:var(--pv-line);align-self:stretch;flex:none;width:100%;height:1px;margin:0}.pv .hs>.dv{width:1px;height:auto}
    .pv .lay{position:relative;isolation:isolate}.pv .und,.pv .ovr{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center}\
    .pv .und{z-index:-1}.pv .ovr{pointer-events:none}.pv .ovr a,.pv .ovr button{pointer-events:auto}.pv .hid{visibility:hidden}.pv .clip{overflow:hidden}
    .pv .rc{border-radius:50%}.pv .rp{border-radius:999px}.pv .shp{min-width:1px;min-height:1px;align-self:stretch}
    .pv .scy,.pv .scx{overflow:auto;justify-content:flex-start;width:100%}.pv .scx{display:flex}
    .pv .gd{display:grid;gap:8px;place-items:center;max-width:100%}.pv .gr{display:contents}.pv .gd>.fw{justify-self:stretch}
    .pv .t{overflow-wrap:anywhere;white-space:pre-line;max-width:100%;text-align:start}.pv .vs:not(.al):not(.at)>.t,.pv>.t{text-align:center}.pv .t.tc{text-align:center}.pv .t.te{text-align:end}
    .pv :is(.hs,.lc)>:is(.t,.ll){overflow-wrap:break-word}
    .pv .un{text-decoration:underline}.pv .st{text-decoration:line-through}.pv .md{font-variant-numeric:tabular-nums}.pv .uc{text-transform:uppercase}.pv .lc{text-transform:lowercase}
    .pv .mono,.pv code{font-family:ui-monospace,monospace}.pv .serif{font-family:ui-serif,serif}.pv .round{font-family:ui-rounded,system-ui,sans-serif}.pv .it{font-style:italic}
    .pv .f-largeTitle{font-size:2em}.pv .f-title{font-size:1.65em}.pv .f-title2{font-size:1.3em}.pv .f-title3{font-size:1.18em}.pv .f-headline{font-weight:600}.pv .f-callout{font-size:.94em}\
    .pv .f-subheadline{font-size:.88em}.pv .f-footnote{font-size:.8em}.pv .f-caption{font-size:.75em}.pv .f-caption2{font-size:.7em}
    .pv .gl{line-height:1}.pv .gn,.pv .ph{font:500 .7em/1.2 ui-monospace,monospace;border:1px solid var(--pv-line);border-radius:4px;padding:.15em .35em}.pv .im{display:inline-flex;align-items:center;justify-content:center}
    .pv .pos{position:relative;min-height:44px}.pv .pin{position:absolute}.pv .swt{width:24px;height:24px;border-radius:50%;border:1px solid var(--pv-line)}
    .pv .pb{border:2px dashed var(--pv-red);color:var(--pv-red);padding:8px;border-radius:8px}

    """

  /// Controls, collections and places.
  static let controls = """
    .pv :where(a,button){font:inherit;color:var(--pv-accent);background:none;border:0;padding:0;text-decoration:none;text-align:inherit;min-height:24px;min-width:24px;\
    display:inline-flex;align-items:center;justify-content:center;cursor:pointer;border-radius:6px}.pv a:hover{text-decoration:underline}.pv button:disabled{opacity:.5;cursor:default}
    .pv .bt{gap:6px;max-width:100%}.pv .bt.fw{justify-content:flex-start}.pv .bt-bordered,.pv .bt-borderedProminent{padding:7px 14px;border-radius:10px;background:color-mix(in srgb,var(--pv-accent) 12%,transparent)}\
    .pv a.bt-borderedProminent,.pv button.bt-borderedProminent{background:var(--pv-on);color:#fff}.pv a.bt.des,.pv button.bt.des{color:var(--pv-red)}.pv a.bt-borderedProminent.des{background:var(--pv-red);color:var(--pv-paper)}.pv a.bt-plain{color:inherit}
    .pv .tp{color:inherit;flex-direction:column;max-width:100%;min-width:0}.pv a.tp:hover{text-decoration:none;background:color-mix(in srgb,var(--pv-accent) 10%,transparent)}.pv button.tp:disabled{opacity:1}
    .pv .ln{text-decoration:underline}.pv .ex,.pv .sa,.pv .os,.pv .sw{display:flex;flex-wrap:wrap;gap:6px}.pv a.sm,.pv button.sm{font-size:.8em;padding:2px 8px;border:1px solid var(--pv-line);border-radius:999px;background:var(--pv-card)}
    .pv .tg,.pv .stp,.pv .ad,.pv .lc,.pv .ds .dh{display:flex;align-items:center;gap:8px;width:100%}.pv a.tg{color:inherit}.pv .lc{text-transform:none}.pv .tl,.pv .ll{flex:1;text-align:start}.pv .lc .lv{color:var(--pv-secondary)}
    .pv .kn{flex:none;width:42px;height:26px;border-radius:13px;background:var(--pv-gray);position:relative}.pv .kn:after{content:"";position:absolute;inset-block:3px;inset-inline-start:3px;width:20px;border-radius:50%;background:#fff}\
    .pv .kn.on{background:var(--pv-green)}.pv .kn.on:after{inset-inline:auto 3px}
    .pv .pk{display:flex;flex-wrap:wrap;gap:8px;align-items:center;width:100%}.pv .os{flex:0 1 auto;min-width:0}.pv .op{padding:3px 10px;border-radius:8px;min-height:24px}.pv .op[aria-checked=true]{background:var(--pv-card);box-shadow:inset 0 0 0 1px var(--pv-accent);font-weight:600}
    .pv .pk-segmented .os{background:var(--pv-ground);border-radius:9px;padding:2px;gap:2px;flex:1 1 100%;min-width:0;flex-wrap:nowrap}.pv .pk-segmented .op{flex:1 1 0;min-width:0;padding-inline:4px;justify-content:center;align-content:center;text-align:center;overflow-wrap:anywhere}.pv .vl{font-variant-numeric:tabular-nums;color:var(--pv-secondary)}
    .pv .fd{display:flex;flex-direction:column;gap:4px;width:100%;align-items:stretch}.pv .in{font:inherit;color:inherit;background:var(--pv-card);border:1px solid var(--pv-line);border-radius:8px;padding:6px 8px;width:100%;min-width:0;cursor:default}.pv .sa{align-items:center}.pv .try{font-size:.8em;color:var(--pv-secondary)}.pv .in::placeholder{color:var(--pv-secondary);opacity:1}
    .pv .pg{display:flex;flex-direction:column;align-items:center;gap:6px}.pv progress{width:100%;accent-color:var(--pv-accent)}.pv .spin{width:22px;height:22px;border-radius:50%;border:3px solid var(--pv-line);border-block-start-color:var(--pv-secondary)}\
    @media(prefers-reduced-motion:no-preference){.pv .spin{animation:pv-spin 1s linear infinite}}@keyframes pv-spin{to{rotate:1turn}}
    .pv .mn{position:relative}.pv summary{cursor:pointer;color:var(--pv-accent);min-height:24px}.pv .mi{display:flex;flex-direction:column;align-items:flex-start;gap:6px;padding:8px 12px;border:1px solid var(--pv-line);border-radius:12px;background:var(--pv-card)}
    .pv .li,.pv .fo{background:var(--pv-ground);padding:12px;display:flex;flex-direction:column;gap:14px;align-self:stretch;flex:1 1 auto}.pv .li-plain{background:none;padding:0}.pv .ul,.pv .sb{display:flex;flex-direction:column;width:100%}
    .pv .ul,.pv .fo>.sb,.pv .se .sb{background:var(--pv-card);border-radius:12px;overflow:hidden}.pv .sb>*{padding:9px 14px}.pv .sb>.ul{padding:0}.pv .rw{padding:9px 14px;align-items:flex-start;gap:4px}.pv .rw+.rw,.pv .sb>*+*{border-block-start:1px solid var(--pv-line)}
    .pv .rw.nsa,.pv .rw.nsb+.rw{border-block-start:0}.pv .ul{row-gap:var(--pv-rs,0)}.pv .li.nbg,.pv .fo.nbg{background:none}.pv .sct{scroll-initial-target:nearest}
    .pv .li-plain .ul{background:none;border-radius:0}.pv .se{display:flex;flex-direction:column;gap:5px;width:100%}.pv h3.sh,.pv h4.sh,.pv h5.sh,.pv h6.sh,.pv .sh{font-size:.8em;color:var(--pv-secondary);padding-inline:14px;text-align:start}.pv .ft{font-size:.8em;color:var(--pv-secondary);padding-inline:14px}
    .pv .gb{background:var(--pv-ground);border-radius:12px;padding:12px;display:flex;flex-direction:column;gap:8px;width:100%}.pv .gbl{font-weight:600}.pv .ds{display:flex;flex-direction:column;gap:8px;width:100%}.pv .dh{justify-content:flex-start}
    .pv .nv,.pv .sn,.pv .ts{justify-content:flex-start;align-items:stretch}.pv .sc{flex:1 1 auto;align-items:center}.pv .bar{display:flex;align-items:center;justify-content:space-between;gap:8px;min-height:44px;padding:6px 16px}.pv .tb,.pv .ti{display:flex;gap:12px;align-items:center;margin-inline-start:auto}.pv .ti{margin:0}
    .pv .ttl{font-size:1.65em;font-weight:700;padding:14px 16px 8px;text-align:start}.pv .bar+.ttl{padding-block-start:0}.pv .tbs{display:flex;border-block-start:1px solid var(--pv-line);margin-block-start:auto}.pv .tab{flex:1;padding:10px;text-align:center;justify-content:center}.pv .tab[aria-current]{font-weight:600}
    .pv .ttl.tti{font-size:1em;font-weight:600;padding:6px 16px;text-align:center}.pv .sub{font-size:.8em;color:var(--pv-secondary);padding-inline:16px}
    .pv .spl{display:flex;width:100%;align-items:stretch}.pv .dim{position:absolute;inset:0;z-index:5;background:light-dark(#0006,#000a);display:flex;align-items:flex-end;justify-content:center}.pv .dim:has(>:is(.alr,.cnf,.pop)){align-items:center;padding-block:16px}
    .pv .sn:has(>.dim){display:grid;grid-template:auto auto auto 1fr/minmax(0,1fr)}.pv .sn>.dim{position:relative;grid-area:1/1/-1/-1}.pv .sn:has(>.dim)>.bar{grid-area:1/1}.pv .sn:has(>.dim)>.ttl{grid-area:2/1}\
    .pv .sn:has(>.dim)>.sub{grid-area:3/1}.pv .sn:has(>.dim)>.sc{grid-area:4/1}.pv .sn>.dim:has(>.sht){padding-block-start:5rem}
    .pv :is(.sht,.cov,.pop,.alr,.cnf){background:var(--pv-paper);width:100%;overflow:auto;padding:16px;display:flex;flex-direction:column;gap:10px;border-radius:18px 18px 0 0;align-items:center}.pv .sht,.pv .cov{min-height:100%}.pv .sht{flex:0 1 auto}.pv .cov{border-radius:0}\
    .pv :is(.alr,.cnf,.pop){width:17rem;max-width:92%;border-radius:16px}.pv :is(h2,h3,h4).al-t{font-weight:600}.pv .fl{padding:16px}

    """

  /// The map of an app's screens.
  static let flow = """
    .flow{margin:1rem 0}.flow-scroll{overflow:auto;border:1px solid var(--pv-line);border-radius:10px;background:var(--pv-ground)}
    .flow-map{display:block;max-width:none;height:auto;flex:none;color:var(--pv-ink)}.flow-reach{fill:none;stroke:transparent;stroke-width:16}.flow-way{fill:none;stroke:currentColor;stroke-width:1.5;opacity:.7}.flow-map marker path{fill:currentColor}
    .flow-card{box-sizing:border-box;height:100%;overflow:hidden;border:1px solid var(--pv-line);border-radius:12px;background:var(--pv-paper);padding:8px;display:flex;flex-direction:column}
    .flow-card>a{font:600 14px/1.3 system-ui,sans-serif;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;min-height:24px}.flow-kind{font:400 12px/1.3 system-ui,sans-serif;color:light-dark(#555862,#b1b4bd)}
    .flow-look{flex:1;overflow:hidden;margin-block-start:6px}.flow-look .pv{width:24rem;min-height:34rem;transform:scale(.41);transform-origin:0 0}.flow-look .pv button.na{opacity:1}[dir=rtl] .flow-look .pv{transform-origin:100% 0}

    """

  /// The whole style sheet, with the classes that the given rules name.
  static func sheet(_ rules: ClassRules) -> String { page + walk + view + controls + flow + rules.css }
}
