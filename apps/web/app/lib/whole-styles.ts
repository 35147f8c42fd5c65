/**
 * Resolves once all styles are loaded or have failed: pages are sent with first-paint styles only, and the
 * application's own content needs the rest. Enables the sheets that the page's script has not enabled yet.
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
