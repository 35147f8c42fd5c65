/**
 * What a prerendered page gains once its files are known. Its styles stand in the page, so that the first paint waits
 * for nothing; the sheet itself stays where the page's hydration expects it, held back by a medium that never
 * matches. Scripts come after the fonts and the styles.
 */
export function lightenPage(html: string, readStyles: (address: string) => string): string {
  return html
    .replaceAll(/<link [^>]*?rel="stylesheet"[^>]*?href="([^"]+)"[^>]*?>/g, (link, address: string) => {
      const styles = readStyles(address);
      if (/<\/style/i.test(styles)) throw new Error(`${address} cannot stand in a page`);
      return `<style>${styles}</style>${link.replace("<link ", '<link media="not all" ')}`;
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
