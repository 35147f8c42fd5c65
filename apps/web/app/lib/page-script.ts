import { HEADER_SCROLL_THRESHOLD_PX } from "@app/contracts/limits";
import { NOTICE_KEY } from "./notify.ts";
import { THEME_COLORS, THEME_KEY } from "./theme.ts";

/** What the script below sets on the root element, beside the theme. */
export const PAGE_STATES = ["data-session", "data-notice", "data-scrolled", "data-leaving"];

/**
 * Runs in the head of every page, before the first paint and before any other script. It sets on the root element:
 * the theme, dark unless the visitor chose light, with the colour of the browser's bar; `data-session`, which hides what only a visitor sees, since the
 * server does not know who reads; `data-notice`, where the page before left something to say; `data-scrolled`, for the ground of the header; `data-leaving`, from the click on a
 * link that loads another page until that page is there. When the application starts, or once a page that
 * says nothing of that is painted, it calls the sheets of which the page holds the first styles only
 * (`build-steps/lighten-page.ts`): to match a long page with every rule costs a phone half a second.
 */
export const PAGE_SCRIPT = `(function(){
var r=document.documentElement;
try{r.classList.toggle("dark",localStorage.getItem("${THEME_KEY}")!=="light");r.toggleAttribute("data-session",!!localStorage.getItem("token"));r.toggleAttribute("data-notice",!!sessionStorage.getItem("${NOTICE_KEY}"))}catch(e){}
var m=document.createElement("meta");m.name="theme-color";m.content=r.classList.contains("dark")?"${THEME_COLORS.dark}":"${THEME_COLORS.light}";document.head.append(m);
function s(){r.toggleAttribute("data-scrolled",scrollY>${HEADER_SCROLL_THRESHOLD_PX})}
function stay(){r.removeAttribute("data-leaving")}
function more(){document.querySelectorAll("link[data-more]").forEach(function(l){l.onerror=function(){l.removeAttribute("data-more")};l.media="all";l.disabled=false})}
addEventListener("app-starts",more);
addEventListener("DOMContentLoaded",function(){if(!r.hasAttribute("data-start"))requestAnimationFrame(function(){setTimeout(more)})});
addEventListener("scroll",s,{passive:true});
addEventListener("pageshow",function(){s();stay()});
addEventListener("click",function(e){
var a=e.target.closest&&e.target.closest("a[href]");
if(!a||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||a.target||a.hasAttribute("download"))return;
if(a.origin===location.origin&&(a.pathname!==location.pathname||a.search!==location.search)){r.setAttribute("data-leaving","");setTimeout(stay,20000)}
})})()`.replaceAll("\n", "");
