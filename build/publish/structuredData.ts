import { absoluteUrl, type SiteAddress } from '../../site/address';
import { site } from '../../site/site';
import type { HeadPage } from './headTags';

export interface StructuredDataInput {
  page: HeadPage;
  address: SiteAddress;
  /** Home of the page's language. */
  home: string;
  trail: readonly Crumb[];
  /** Version of the software that the site documents. */
  version: string;
}

/** What a page is, in the words of schema.org: home is the site and its software, others an article. */
export function structuredData(input: StructuredDataInput): object {
  const { page } = input;
  return {
    '@context': 'https://schema.org',
    '@graph': page.pageType === 'home' ? describeHome(input) : describeArticle(input),
  };
}

function describeHome({ page, address, version }: StructuredDataInput): object[] {
  const url = absoluteUrl(address, page.routePath);
  return [
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      url,
      name: site.name,
      description: page.description,
      inLanguage: page.lang,
    },
    {
      '@type': 'SoftwareApplication',
      name: site.name,
      description: page.description,
      url,
      softwareVersion: version,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Linux, macOS, Windows',
      license: 'https://opensource.org/license/mit',
      sameAs: site.repository.url,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
  ];
}

function describeArticle({ page, address, home, trail }: StructuredDataInput): object[] {
  const url = absoluteUrl(address, page.routePath);
  const homeUrl = absoluteUrl(address, home);
  return [
    {
      '@type': page.pageType.startsWith('doc') ? 'TechArticle' : 'WebPage',
      url,
      headline: page.title,
      description: page.description,
      inLanguage: page.lang,
      dateModified: page.modified,
      image: page.image && absoluteUrl(address, page.image.file),
      isPartOf: { '@type': 'WebSite', url: homeUrl, name: site.name },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ title, routePath }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: absoluteUrl(address, routePath),
      })),
    },
  ];
}

export interface Crumb {
  title: string;
  routePath: string;
}

/**
 * The pages above a page and itself, home first: `/config/lib/format` → `/`, `/config/`,
 * `/config/lib`, `/config/lib/format`. Folders without a page are left out.
 */
export function breadcrumbTrail(
  routePath: string,
  home: string,
  findTitle: (routePath: string) => string | undefined,
): Crumb[] {
  const folders = routePath.slice(home.length).split('/').filter(Boolean);
  const candidates = folders.flatMap((_, index) => {
    const path = home + folders.slice(0, index + 1).join('/');
    return [path, `${path}/`];
  });
  return [home, ...candidates].flatMap((candidate) => {
    const title = findTitle(candidate);
    return title === undefined ? [] : [{ title, routePath: candidate }];
  });
}
