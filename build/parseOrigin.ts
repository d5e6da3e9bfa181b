/**
 * The origin in its one spelling, without a slash at its end: `https://a.b/` → `https://a.b`.
 * @throws Error unless it is an address of http(s) without path, query or hash.
 */
export function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_ORIGIN is "${value}": canonical links, the sitemap and robots.txt need an origin such as ` +
        '"https://example.com", with its protocol and without a path. A path belongs in BASE.',
    );
  }
  return url.origin;
}
