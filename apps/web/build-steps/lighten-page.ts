/**
 * What a page gains once its files are known. Its styles stand in the page, so that the first paint waits for nothing;
 * the sheet itself stays where the page's hydration expects it, disabled, and for a medium that never matches since a browser
 * may look ahead of what is disabled: it is not fetched. Scripts come after the fonts and the styles.
 */
export function lightenPage(html: string, readStyles: (address: string) => string): string {
  return html
    .replaceAll(/<link [^>]*?rel="stylesheet"[^>]*?href="([^"]+)"[^>]*?>/g, (link, address: string) => {
      const styles = readStyles(address);
      if (/<\/style/i.test(styles)) throw new Error(`${address} cannot stand in a page`);
      const nonce = / nonce="[^"]*"/.exec(link)?.[0] ?? "";
      return `<style${nonce}>${styles}</style>${link.replace("<link ", '<link disabled="" media="not all" ')}`;
    })
    .replaceAll(/<link( nonce="[^"]*")? rel="modulepreload"/g, (link) => `${link} fetchpriority="low"`);
}
