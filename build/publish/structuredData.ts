import { absoluteUrl, type SiteAddress } from '../../site/absoluteUrl';
import type { HeadPage } from './headTags';

/** The software the site documents. */
export interface DocumentedSoftware {
  name: string;
  version: string;
  repository: string;
  /** Address of the licence's text. */
  license: string;
}

export interface StructuredDataInput {
  page: HeadPage;
  address: SiteAddress;
  siteName: string;
  /** Home of the page's language. */
  home: string;
  trail: readonly Crumb[];
  software: DocumentedSoftware;
}

/** What a page is, in the words of schema.org: home is the site and its software, others an article. */
export function structuredData(input: StructuredDataInput): object {
  const { page } = input;
  return {
    '@context': 'https://schema.org',
    '@graph': page.pageType === 'home' ? describeHome(input) : describeArticle(input),
  };
}

function describeHome({ page, address, siteName, software }: StructuredDataInput): object[] {
  const url = absoluteUrl(address, page.routePath);
  return [
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      url,
      name: siteName,
      description: page.description,
      inLanguage: page.lang,
    },
    {
      '@type': 'SoftwareApplication',
      name: software.name,
      description: page.description,
      url,
      softwareVersion: software.version,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Linux, macOS, Windows',
      license: software.license,
      sameAs: software.repository,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
  ];
}

function describeArticle({ page, address, siteName, home, trail }: StructuredDataInput): object[] {
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
      isPartOf: { '@type': 'WebSite', url: homeUrl, name: siteName },
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
 * `/config/lib`, `/config/lib/format`. Folders without a page of their own are left out.
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
