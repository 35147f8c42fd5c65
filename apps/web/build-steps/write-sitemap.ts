/** The pages that search engines may show: every prerendered one that does not ask to be left out. */
export function writeSitemap(origin: string, pages: readonly { path: string; html: string }[]): string {
  const shown = pages.filter(({ html }) => !/<meta name="robots" content="noindex"/.test(html));
  const urls = shown.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).toSorted();
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

export const writeRobots = (origin: string): string =>
  `User-agent: *\nAllow: /api/pitches/share/\nDisallow: /api/\nDisallow: /read/\n\nSitemap: ${origin}/sitemap.xml\n`;
