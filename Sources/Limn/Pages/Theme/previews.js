// The parts of a preview page that need scripts: a history of visited states, the effects of each step, keyboard shortcuts, and focus that
// follows the state.
(()=>{"use strict";
const states=[...document.querySelectorAll("main>.st")];
if(!states.length)return;
const framed=document.documentElement.classList.contains("embedded");
const stateOf=id=>states.find(s=>s.id===id)||states[0];
const addressed=()=>stateOf(location.hash.slice(1));
const heading=s=>s.querySelector("h2");
const titleOf=s=>heading(s).textContent.replace(/^.*?\. /,"");
const view=s=>s.querySelector(".pv");
const make=(tag,name,text)=>{const made=document.createElement(tag);if(name)made.className=name;if(text)made.textContent=text;return made};
const button=(text,hint,act)=>{const made=make("button","",text);made.type="button";made.title=hint;made.onclick=act;return made};
const bar=make("nav","walk"),ways=make("div","ways"),trail=make("ol","trail"),named=make("p","keys note");
const start=button("Start","Go to the first state (Home)",()=>begin());
const back=button("Back","Go back ( [ )",()=>move(at-1));
const forward=button("Forward","Go forward ( ] )",()=>move(at+1));
bar.setAttribute("aria-label","Your walk");
trail.setAttribute("aria-label","States seen");
ways.append(start,back,forward);
named.append("Keys: ",make("kbd","","[")," back, ",make("kbd","","]")," forward, ",make("kbd","","Home")," start");
bar.append(ways,trail,named);
document.querySelector("main").before(bar);
document.body.classList.add("walks");
for(const s of states)heading(s).tabIndex=-1;
// An open menu stays within the view.
document.addEventListener("toggle",({target})=>{
const menu=target.open&&target.querySelector(":scope>.mi");
if(!menu)return;
menu.style.transform="";
const box=menu.getBoundingClientRect(),edge=target.closest(".pv").getBoundingClientRect();
const shift=(start,end)=>Math.max(edge[start]+8-box[start],Math.min(0,edge[end]-8-box[end]))*menu.offsetWidth/box.width;
menu.style.transform=`translate(${shift("left","right")}px,${shift("top","bottom")}px)`;
},true);
// In an iframe, the page shows the view, and what the last step did. The list of all actions is collapsed in a narrow iframe, unless it
// contains a link that the view does not have.
const isWide=matchMedia("(min-width:34rem)").matches;
if(framed)for(const s of states){
const side=s.querySelector(".pane"),fold=make("details");
fold.append(make("summary","","Available actions"),...side.childNodes);
side.append(fold);
const isElsewhere=a=>[...view(s).querySelectorAll("a")].some(one=>one.hash===a.hash);
fold.open=isWide||![...fold.querySelectorAll(".p-actions li a")].every(isElsewhere)}

// Shows the effects of a step in the panel beside the view: its actions, calls, and changes.
const tap=make("section","tap");
tap.setAttribute("aria-label","What the last step did");
tap.setAttribute("aria-live","polite");
const tell=(words,lines,isIdle)=>{
const list=make("ul");
for(const line of lines){
const text=line.replace(/^· /,""),[,verb,rest]=text.match(/^(sent|called|printed|logged) (.*)$/)||[,"changed",text],item=make("li","",rest);
item.prepend(make("b","",verb));list.append(item)}
tap.replaceChildren(make("h3","",words||"Tap a control"),list);
if(!lines.length)tap.append(make("p","note",!words?"The actions, calls, and changes of each tap appear here.":isIdle?"Nothing changes.":"The view changes."))};
const putTap=s=>s.querySelector(".pane").prepend(tap);
const notes=item=>item?[...item.querySelectorAll(".note")].map(n=>n.textContent):[];
// Shows the step that leads to the state on the way from the start.
const tellFound=s=>{
const last=s.querySelector(".p-log li:last-child");
tell(last?.querySelector("a").textContent,notes(last))};

// A step of the walk has the address of its page, since a large preview has several pages.
const here=location.pathname,isOnPage=step=>step.page===here,addressOf=step=>(isOnPage(step)?"":step.page)+"#"+step.id;
const stepTo=(s,words)=>({page:here,id:s.id,words});
let now=addressed(),walk=[stepTo(now,titleOf(now))],at=0;
// Opens another page of the preview, which goes on with the walk. In an iframe, the history of the article stays as it is.
const leave=effects=>{
try{
sessionStorage.setItem("limn-walk",JSON.stringify({walk,at,effects}));
if(!framed)history.replaceState({walk,at:at-1},"")}catch(blocked){}
location[framed?"replace":"assign"](addressOf(walk[at]))};
const keep=how=>{try{history[how+"State"]({walk:walk.slice(0,at+1),at},"","#"+now.id)}catch(refused){if(!framed)location.hash=now.id}};
const append=step=>{walk=walk.slice(0,at+1);walk.push(step);at++};
const go=(s,words,pressed)=>{append(stepTo(s,words));show(s,pressed);keep(framed?"replace":"push")};
const move=to=>{
if(to<0||to>=walk.length||to===at)return;
if(!framed)return history.go(to-at);
at=to;
if(!isOnPage(walk[at]))return leave();
tellFound(stateOf(walk[at].id));show(stateOf(walk[at].id));keep("replace")};
const begin=()=>{if(now.id!=="s0")now.querySelector(".home").click()};
const arrive=()=>{
const kept=history.state,s=addressed();
if(kept?.walk){
if(JSON.stringify(walk.slice(0,kept.walk.length))!==JSON.stringify(kept.walk))walk=kept.walk;
if(at===kept.at&&now===s)return mark();
at=kept.at;show(s)}
else if(s!==now){append(stepTo(s,titleOf(s)));show(s);keep("replace")}};
const mark=()=>{
walk.forEach((step,i)=>{
let chip=trail.children[i]?.firstChild;
if(!chip){chip=make("a");const item=make("li");item.append(chip);trail.append(item)}
const text=+step.id.slice(1)+1+" "+step.words;
if(chip.textContent!==text){chip.textContent=chip.title=text;chip.href=addressOf(step)}
if(i===at)chip.setAttribute("aria-current","step");else chip.removeAttribute("aria-current")});
while(trail.children.length>walk.length)trail.lastChild.remove();
const chip=trail.children[at];
trail.scrollLeft=chip.offsetLeft-(trail.clientWidth-chip.offsetWidth)/2;
start.disabled=now.id==="s0";back.disabled=at===0;forward.disabled=at===walk.length-1};
// Marks the actions in the source code that the current state can send.
const heat=()=>{const sent=now.querySelector(".p-actions").textContent;for(const line of document.querySelectorAll(".src [data-a]"))line.classList.toggle("hot",sent.includes(line.dataset.a))};
// Opens the group of the current state in the list of all states, and closes the others.
const groups=[...document.querySelectorAll(".all details")];
const locate=()=>{for(const group of groups){
let isHere=false;
for(const a of group.querySelectorAll("a"))if(a.hash==="#"+now.id){isHere=true;a.setAttribute("aria-current","true")}else a.removeAttribute("aria-current");
group.open=isHere}};
const show=(s,pressed)=>{
const before=now,held=pressed||document.activeElement,place=view(before).scrollTop,trace=before.contains(held)?traceOf(held):null;
now=s;
for(const one of states)one.classList.toggle("now",one===s);
putTap(s);
mark();heat();locate();
if(screen(s)===screen(before))view(s).scrollTop=place;
if(trace||pressed||held===document.body||held.disabled)focus(trace,before,pressed)};
// The entry for a control in the list next to the view: the entry with the control's name, or the only entry with the same target.
const told=a=>{
const same=[...now.querySelectorAll('.p-actions li a[href="'+a.getAttribute("href")+'"]')],name=nameOf(a);
const link=same.find(one=>one===a)||same.find(one=>one.textContent.includes(name))||(same.length===1?same[0]:null);
return{words:link?link.textContent:name,lines:notes(link?.parentNode)}};
const plain=e=>!(e.defaultPrevented||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey);
document.addEventListener("click",e=>{
const a=e.target.closest("a");
if(!a||!/^#s\d+$/.test(a.hash)||!a.closest("main,.walk,.all")||!plain(e))return;
e.preventDefault();
if(trail.contains(a))return move([...trail.children].indexOf(a.parentNode));
const s=a.pathname===here&&stateOf(a.hash.slice(1)),isIdle=s===now;
const isStart=a.matches(".home");
const{words,lines}=now.contains(a)&&!isStart?told(a):{words:isStart?"Start":s?titleOf(s):a.textContent};
if(!isIdle&&s)go(s,words,a);
if(!s)append({page:a.pathname,id:a.hash.slice(1),words});
if(lines)tell(words,lines,isIdle);
else if(s)tellFound(s);
if(!s)leave(lines&&[words,lines])});
addEventListener("popstate",arrive);
addEventListener("hashchange",arrive);

const nameOf=e=>(e.getAttribute("aria-label")||e.textContent).trim();
const kindOf=e=>e.getAttribute("role")||(e.matches("a,button,.tab")?"control":e.tagName);
const regionOf=(s,e)=>view(s).contains(e)?view(s):s.querySelector(".pane")||s;
const controls=region=>[...region.querySelectorAll("a,button,input,textarea,summary,.tab,[role=radio],[role=switch]")].filter(e=>!e.closest("[inert]"));
const titleIn=s=>[...view(s).querySelectorAll(".ttl")].pop();
const screen=s=>titleIn(s)?.textContent;
const dialog=s=>[...s.querySelectorAll("[role=dialog],[role=alertdialog]")].pop();
const figureless=e=>kindOf(e)+" "+e.textContent.replace(/\d+/g,"#").trim()+" "+nameOf(e).replace(/\d+/g,"#");
// Identifies a control in the next state, to move the focus there. The name of a control, such as a stepper, can contain a number that
// changes. So the name without numbers identifies the control if no other control has the same name without numbers.
const traceOf=e=>{const all=controls(regionOf(now,e));
return{inView:view(now).contains(e),kind:kindOf(e),name:nameOf(e),rough:figureless(e),isOnly:all.filter(one=>figureless(one)===figureless(e)).length===1}};
const found=trace=>{
const all=controls(trace.inView?view(now):now.querySelector(".pane")||now);
const same=all.find(e=>kindOf(e)===trace.kind&&nameOf(e)===trace.name);
if(same||!trace.isOnly)return same;
const alike=all.filter(e=>figureless(e)===trace.rough);
return alike.length===1?alike[0]:null};
const focus=(trace,before,pressed)=>{
const places=[trace&&found(trace),dialog(now),trace&&screen(now)!==screen(before)&&titleIn(now),heading(now)];
for(const place of places){
if(!place||place.disabled)continue;
if(place.tabIndex<0)place.setAttribute("tabindex","-1");
place.focus({preventScroll:framed||place===heading(now)});
if(document.activeElement===place)break}
if(!framed&&!trace&&document.activeElement===heading(now))scrollTo(0,0)};

const isField=e=>/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName)||e.isContentEditable;
addEventListener("keydown",e=>{
const isTyped=e.getModifierState("AltGraph")||e.altKey&&!e.metaKey||!(e.ctrlKey||e.metaKey);
if(e.defaultPrevented||isField(e.target)&&!e.target.readOnly)return;
if(isTyped&&e.key==="[")move(at-1);
else if(isTyped&&e.key==="]")move(at+1);
else if(e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;
else if(e.key==="Home"&&!isField(e.target))begin();
else if(e.key===" "&&e.target.matches(".pv a"))e.target.click();
else return;
e.preventDefault()});
now.classList.add("now");
tellFound(now);putTap(now);
let kept=null;
try{kept=JSON.parse(sessionStorage.getItem("limn-walk"));sessionStorage.removeItem("limn-walk")}catch(blocked){}
const last=history.state||kept,step=last?.walk?.[last.at];
if(step&&isOnPage(step)&&step.id===now.id){
({walk,at}=last);
if(last.effects)tell(...last.effects);
if(last===kept)focus(null,now)}
mark();heat();locate();
try{history.replaceState({walk:walk.slice(0,at+1),at},"")}catch(refused){}

})();
