import { HEADER_SCROLL_THRESHOLD_PX } from "@app/contracts/limits";
import { THEME_COLORS, THEME_KEY } from "./theme.ts";

/**
 * Runs in the head of every page, before the first paint and before any other script. It sets on the root element:
 * the theme, dark unless the visitor chose light, with the colour of the browser's bar; `data-session`, which hides what only a visitor sees, since the
 * server does not know who reads; `data-scrolled`, for the ground of the header; `data-leaving`, from the click on a
 * link that loads another page until that page is there.
 */
export const PAGE_SCRIPT = `(function(){
var r=document.documentElement;
try{r.classList.toggle("dark",localStorage.getItem("${THEME_KEY}")!=="light");r.toggleAttribute("data-session",!!localStorage.getItem("token"))}catch(e){}
var m=document.createElement("meta");m.name="theme-color";m.content=r.classList.contains("dark")?"${THEME_COLORS.dark}":"${THEME_COLORS.light}";document.head.append(m);
function s(){r.toggleAttribute("data-scrolled",scrollY>${HEADER_SCROLL_THRESHOLD_PX})}
function stay(){r.removeAttribute("data-leaving")}
addEventListener("scroll",s,{passive:true});
addEventListener("pageshow",function(){s();stay()});
addEventListener("click",function(e){
var a=e.target.closest&&e.target.closest("a[href]");
if(!a||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||a.target||a.hasAttribute("download"))return;
if(a.origin===location.origin&&(a.pathname!==location.pathname||a.search!==location.search)){r.setAttribute("data-leaving","");setTimeout(stay,20000)}
})})()`.replaceAll("\n", "");
