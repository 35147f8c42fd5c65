export interface PageStyles {
  /** The rules of a sheet that are inlined in the page. */
  styles: string;
  /** The sheet has other rules, which load with the application. */
  more: boolean;
}

/**
 * Lightens a page once its files are known. The styles of the first paint are inlined, so that it waits for no request.
 * The link to the sheet stays where hydration expects it, but disabled, with a media query that never matches, since
 * browsers may prefetch disabled sheets. The page's script (`lib/page-script.ts`) enables a sheet that has more rules;
 * without JavaScript, `<noscript>` loads it. Scripts are fetched after fonts and styles.
 */
export function lightenPage(html: string, stylesFor: (address: string, html: string) => PageStyles): string {
  return html
    .replaceAll(/<link [^>]*?rel="stylesheet"[^>]*?href="([^"]+)"[^>]*?>/g, (link, address: string) => {
      const { styles, more } = stylesFor(address, html);
      if (/<\/style/i.test(styles)) throw new Error(`${address} cannot stand in a page`);
      const nonce = / nonce="[^"]*"/.exec(link)?.[0] ?? "";
      const waiting = more
        ? '<link data-more="" disabled="" media="not all" '
        : '<link disabled="" media="not all" ';
      const scriptless = more ? `<noscript>${link}</noscript>` : "";
      return `<style${nonce}>${styles}</style>${link.replace("<link ", waiting)}${scriptless}`;
    })
    .replaceAll(/<link( nonce="[^"]*")? rel="modulepreload"/g, (link) => `${link} fetchpriority="low"`);
}
