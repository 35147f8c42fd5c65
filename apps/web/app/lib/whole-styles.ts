/**
 * Once every style is there, or cannot come: a page is sent with those of its first paint, and what the application
 * shows beside it needs the others. A sheet that the page's script did not call yet is called.
 */
export async function wholeStyles(): Promise<void> {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>("link[data-more]"));
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(load));
}

const load = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", resolve, { once: true });
    link.media = "all";
    link.disabled = false;
  });
