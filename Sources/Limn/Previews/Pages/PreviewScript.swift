/// What a page adds when scripts run: a log of the walk, a time line of the states seen, keys, and focus that follows.
enum PreviewScript {
  static let text = """
    (()=>{"use strict";
    const states=[...document.querySelectorAll("main>.st")];if(!states.length)return;
    const shown=()=>document.getElementById(location.hash.slice(1))||states[0];
    const footer=document.querySelector("footer"),title=document.createElement("h2"),trail=document.createElement("ol"),log=document.createElement("ol");
    title.textContent="Your walk";trail.className="trail";trail.setAttribute("aria-label","States seen");
    log.setAttribute("aria-live","polite");footer.prepend(title,trail,log);
    let last=shown(),pressed=null;
    const step=s=>{const li=document.createElement("li"),a=document.createElement("a");a.href="#"+s.id;a.textContent=s.dataset.n;\
    a.setAttribute("aria-label",s.querySelector("h2").textContent);li.append(a);trail.append(li)};
    const mark=s=>{for(const a of trail.querySelectorAll("a"))a.removeAttribute("aria-current");\
    const same=[...trail.querySelectorAll('a[href="#'+s.id+'"]')].pop();if(same)same.setAttribute("aria-current","true")};
    const note=t=>{const li=document.createElement("li");li.textContent=t;log.append(li)};
    const told=a=>{const same=last.querySelector('.side li a[href="'+a.hash+'"]');\
    return same?[...same.parentNode.querySelectorAll(".note")].map(n=>n.textContent).join(" "):""};
    step(last);mark(last);
    document.addEventListener("click",e=>{const a=e.target.closest(".st a[href^='#s']");if(a)pressed={name:a.getAttribute("aria-label")||a.textContent,\
    change:told(a),place:[...last.querySelectorAll("a,button")].indexOf(a),self:a.hash==="#"+last.id};\
    if(pressed&&pressed.self){note(pressed.name+": "+(pressed.change||"nothing changes"));pressed=null}});
    addEventListener("hashchange",()=>{const s=shown();if(s===last)return;
    if(pressed){note(pressed.name+": "+(pressed.change||"goes on"));step(s)}
    const controls=[...s.querySelectorAll("a,button")],next=pressed&&controls[pressed.place];
    mark(s);(next||s.querySelector("h2")).focus({preventScroll:true});scrollTo(0,0);last=s;pressed=null});
    addEventListener("keydown",e=>{if(e.altKey||e.ctrlKey||e.metaKey||/^(INPUT|TEXTAREA)$/.test(e.target.tagName)&&!e.target.readOnly)return;
    if(e.key==="["){history.back()}else if(e.key==="]"){history.forward()}else if(e.key==="Home"&&e.target===document.body){location.hash=states[0].id}\
    else if(e.key===" "&&e.target.matches(".pv a")){e.preventDefault();e.target.click()}});
    for(const h of document.querySelectorAll(".st h2"))h.tabIndex=-1;
    })();

    """
}
