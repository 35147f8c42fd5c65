/**
 * A page whose `<html>` carries `data-start="later"` can be read, and its links followed, without any script: its
 * application starts at the visitor's first sign of life (pointer, key, touch, scroll), so that nothing of it competes
 * with the first paint. A click on a button or a choice meanwhile is kept and given to it once it is ready, an event `app-ready`.
 * Someone signed in sees other things in the header: for them it starts at once.
 */
const SIGNS = ["pointerdown", "pointermove", "keydown", "touchstart", "scroll", "focusin"];

const starter = (start: string, parts: readonly string[]): string =>
  `(function(d,r){
var on=${JSON.stringify(SIGNS)},begun,kept;
function go(){
if(begun)return;begun=1;
on.forEach(function(n){removeEventListener(n,go,true)});
${JSON.stringify(parts)}.forEach(function(h){var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});
import(${JSON.stringify(start)}).catch(function(){begun=0;kept=null;r.removeAttribute("data-leaving")})
}
function keep(e){
var b=e.target.closest&&e.target.closest("button,label");
if(!b)return;
e.preventDefault();e.stopImmediatePropagation();kept=b;r.setAttribute("data-leaving","");go()
}
on.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});
addEventListener("click",keep,true);
addEventListener("app-ready",function(){
removeEventListener("click",keep,true);
if(kept){r.removeAttribute("data-leaving");kept.click()}
},{once:true});
if(r.hasAttribute("data-session")||location.hash)go()
})(document,document.documentElement)`.replaceAll("\n", "");

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const MODULE = /<script type="module" async="">([^<]*)<\/script>/;

/** @param writeScript keeps a script as a file of the build and gives its address */
export function startLater(html: string, writeScript: (script: string) => string): string {
  if (!/<html[^>]* data-start="later"/.test(html)) return html;
  const parts = Array.from(html.matchAll(PRELOAD), ([, address]) => address!);
  const start = MODULE.exec(html)?.[1];
  if (start === undefined || parts.length === 0) throw new Error("a page to start later has no scripts");
  return html
    .replaceAll(PRELOAD, "")
    .replace(MODULE, () => `<script>${starter(writeScript(start), parts)}</script>`);
}
