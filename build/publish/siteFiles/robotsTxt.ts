import { absoluteUrl, type SiteAddress } from '../../../site/absoluteUrl';

/**
 * Lets every robot in and names the sitemap. Unlisted pages are not mentioned: a robot must read their
 * `noindex` to obey it.
 */
export function robotsTxt(address: SiteAddress): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(address, 'sitemap.xml')}\n`;
}
