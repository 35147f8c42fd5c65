// Keeps one page aside: the one that says that the network is gone. Everything else goes to the network as always.
const CACHE = "offline-1";
const PAGE = "/offline.html";
const KEPT = [PAGE, "/offline.css", "/offline.js", "/favicon.svg"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});
addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      ),
  );
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (path.startsWith("/offline.") && request.method === "GET")
    event.respondWith(fetch(request).catch(() => caches.match(path)));
});
