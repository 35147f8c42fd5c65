/**
 * When a page's application starts, as `<html data-start>` says. `later`: the page is readable and its links work
 * without scripts, so it starts at the visitor's first interaction (pointer, key, touch, scroll); it starts at once for
 * signed-in users, whose header differs, and when the previous page left a notice to show. `painted`: it starts after
 * the first paint, or at an earlier interaction. Either way it does not compete with the first paint. A click on a
 * button or a choice made meanwhile is kept and replayed at the event `app-ready`; `app-starts` tells the page's script
 * to load the whole sheet.
 */
const SIGNS = ["pointerdown", "pointermove", "keydown", "touchstart", "scroll", "focusin"];
/** The application starts after this delay even if the page stays busy. */
const IDLE_TIMEOUT_MS = 1000;

/** Requesting a file takes a phone a millisecond: between batches of this size the page can respond. */
const PARTS_AT_ONCE = 12;

const WHEN = {
  later: `if(r.hasAttribute("data-session")||r.hasAttribute("data-notice")||location.hash)go()`,
  // The second frame starts after the first paint; Safari has no `requestIdleCallback`.
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

/** For a script file of the build, which every page's policy allows. */
export const startFile = (address: string): string => `import(${JSON.stringify(address)}).catch(fail)`;

/** For an inline script, with the page's nonce. */
export const startInline = (script: string): string =>
  `var s=d.createElement("script");s.type="module";s.nonce=nonce;s.onerror=fail;s.textContent=${inScript(script)};d.head.append(s)`;

/** A JavaScript string literal that is safe inside HTML. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");

const PRELOAD = /<link [^>]*?rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const MODULE = /<script((?: nonce="[^"]*")?) type="module" async="">([^<]*)<\/script>/;

/**
 * @param load turns the module that starts the application into the statement that loads it: `startFile` or
 * `startInline`
 */
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
