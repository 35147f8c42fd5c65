export interface PageStyles {
  /** Those of a sheet that stand in the page. */
  styles: string;
  /** The sheet has others, which come with the application. */
  more: boolean;
}

/**
 * What a page gains once its files are known. The styles of its first paint stand in the page, so that this paint waits
 * for nothing; the sheet itself stays where the page's hydration expects it, disabled, and for a medium that never
 * matches since a browser may look ahead of what is disabled. The script of the page (`lib/page-script.ts`) calls a
 * sheet that has more to say; no script is needed where none runs. Scripts come after the fonts and the styles.
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
