/**
 * When the application of a page starts, by what `<html data-start>` says. `later`: the page can be read, and its links
 * followed, without any script: the application starts at the visitor's first sign of life (pointer, key, touch,
 * scroll); someone signed in sees other things in the header, and where the page before left a notice it must be told: for them it starts at once. `painted`: it starts when
 * the page has been painted, or at a sign of life before. Either way nothing of it competes with the first paint. A click
 * on a button or a choice meanwhile is kept and given to it once it is ready, an event `app-ready`; `app-starts` tells the script of the page that it needs its
 * whole sheet.
 */
const SIGNS = ["pointerdown", "pointermove", "keydown", "touchstart", "scroll", "focusin"];
/** A busy page starts all the same. */
const IDLE_TIMEOUT_MS = 1000;

/** Asking for a file takes a phone a millisecond: between some of them the page can answer. */
const PARTS_AT_ONCE = 12;

const WHEN = {
  later: `if(r.hasAttribute("data-session")||r.hasAttribute("data-notice")||location.hash)go()`,
  // The second frame begins after the first was painted; Safari knows no idle time.
  painted: `requestAnimationFrame(function(){requestAnimationFrame(function(){self.requestIdleCallback?requestIdleCallback(go,{timeout:${IDLE_TIMEOUT_MS}}):setTimeout(go)})})`,
};

const starter = (start: string, parts: readonly string[], when: keyof typeof WHEN): string =>
  `(function(d,r){
var on=${JSON.stringify(SIGNS)},parts=${JSON.stringify(parts)},nonce=d.currentScript.nonce,begun,kept;
function fail(){begun=0;kept=null;r.removeAttribute("data-leaving")}
function go(){
if(begun)return;begun=1;dispatchEvent(new Event("app-starts"));
on.forEach(function(n){removeEventListener(n,go,true)});
${start};more()
}
function more(){
parts.splice(0,${PARTS_AT_ONCE}).forEach(function(h){var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});
if(parts.length)setTimeout(more)
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
${WHEN[when]}
})(document,document.documentElement)`.replaceAll("\n", "");

/** A script of the build, which the policy of every page allows. */
export const startFile = (address: string): string => `import(${JSON.stringify(address)}).catch(fail)`;

/** A script that stands in the page itself, with the nonce of that page. */
export const startInline = (script: string): string =>
  `var s=d.createElement("script");s.type="module";s.nonce=nonce;s.onerror=fail;s.textContent=${inScript(script)};d.head.append(s)`;

/** A string of a script that stands in HTML. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");

const PRELOAD = /<link [^>]*?rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const MODULE = /<script((?: nonce="[^"]*")?) type="module" async="">([^<]*)<\/script>/;

/** @param load turns the module that starts the application into the statement that loads it: one of the two above */
export function startLater(html: string, load: (module: string) => string): string {
  const when = /<html[^>]* data-start="(later|painted)"/.exec(html)?.[1] as keyof typeof WHEN | undefined;
  if (!when) return html;
  const parts = Array.from(html.matchAll(PRELOAD), ([, address]) => address!);
  const module = MODULE.exec(html);
  if (!module || parts.length === 0) throw new Error("a page to start later has no scripts");
  const [, nonce = "", start = ""] = module;
  return html
    .replaceAll(PRELOAD, "")
    .replace(MODULE, () => `<script${nonce}>${starter(load(start), parts, when)}</script>`);
}
