import { HEADER_SCROLL_THRESHOLD_PX } from "@app/contracts/limits";
import { NOTICE_KEY } from "./notify.ts";
import { THEME_COLORS, THEME_KEY } from "./theme.ts";

/** Attributes that the script below sets on the root element, besides the theme. */
export const PAGE_STATES = ["data-session", "data-notice", "data-scrolled", "data-leaving"];

/**
 * Runs in the head of every page, before the first paint and all other scripts. It sets on the root element: the theme
 * (dark unless the visitor chose light) with the colour of the browser's bar; `data-session`, which hides visitor-only
 * content, since the server does not know who reads; `data-notice`, if the previous page left a notice;
 * `data-scrolled`, for the header's background; `data-leaving`, from the click on a link to another page until it
 * loads. When the application starts, or after the first paint of a page without `data-start`, it enables the sheets of
 * which only the first styles are inlined (`build-steps/lighten-page.ts`): matching a long page with all rules takes a
 * phone half a second.
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
