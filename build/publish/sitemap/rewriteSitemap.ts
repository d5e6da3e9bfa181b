/** What the sitemap says of a page. */
export interface SitemapEntry {
  url: string;
  /** When the page last changed, ISO 8601. */
  modified?: string;
  /** Address of the page in each language that has it, its own included. */
  translations: readonly { lang: string; url: string }[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Turns what the official plugin wrote into a sitemap that two builds of one commit write alike: sorted
 * by address, dates from git or none, translations named (sitemaps.org, protocol 0.9). `find` gives
 * the page of a written address.
 * @throws Error for an address that is not a page: the official plugin's output has changed.
 */
export function rewriteSitemap(
  written: string,
  find: (address: string) => SitemapEntry | undefined,
): string {
  const addresses = [...written.matchAll(/<loc>(.*?)<\/loc>/gs)].map(([, address = '']) => address);
  const entries = addresses.sort().map((address) => {
    const entry = find(address);
    if (entry) return renderEntry(entry);
    throw new Error(
      `[sitemap] The address ${address} belongs to no page of the site: @rspress/plugin-sitemap ` +
        'writes otherwise than build/publish/sitemap expects. Compare its output with rewriteSitemap.ts.',
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function renderEntry({ url, modified, translations }: SitemapEntry): string {
  const links = translations.length > 1 ? translations : [];
  return [
    '<url>',
    `<loc>${escapeXml(url)}</loc>`,
    modified && `<lastmod>${escapeXml(modified)}</lastmod>`,
    ...links.map(
      (translation) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(translation.lang)}" href="${escapeXml(translation.url)}"/>`,
    ),
    '</url>',
  ]
    .filter(Boolean)
    .join('');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
}
