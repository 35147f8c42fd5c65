// Asks whether the site is back: at once when the browser says so, and every few seconds, since it may not.
const EVERY_MS = 4000;
const state = document.getElementById("state");

async function comeBack() {
  try {
    const answer = await fetch("/favicon.svg", { cache: "no-store", method: "HEAD" });
    if (answer.ok) location.reload();
  } catch {
    // Not yet.
  }
}
addEventListener("online", comeBack);
setInterval(comeBack, EVERY_MS);
document.getElementById("retry").addEventListener("click", () => {
  state.textContent = "Nouvel essai…";
  comeBack().finally(() => setTimeout(() => (state.textContent = "En attente du réseau…"), 900));
});
if (localStorage.getItem("theme") === "light") document.documentElement.classList.add("light");
