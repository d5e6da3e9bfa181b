import { useHead, useLang, usePage, useSite } from '@rspress/core/runtime';
import { absoluteUrl } from '../../site/absoluteUrl';
import { useText } from '../hooks/useText';
import { getPageDescription } from '../lib/getPageDescription';
import { getPageTitle } from '../lib/getPageTitle';
import { useFrameAttributes } from './useFrameAttributes';

/** Title, description and language of the document; what machines read more is plugins/headTags. */
export function PageHead() {
  const { page } = usePage();
  const { site } = useSite();
  const frameAttributes = useFrameAttributes();
  const text = useText();
  const language = useLang();
  const title = getPageTitle({
    pageType: page.pageType,
    title: page.frontmatter.title ?? page.title,
    siteTitle: site.title,
    titleSuffix: page.frontmatter.titleSuffix,
  });
  const locale = site.themeConfig.locales.find(({ lang }) => lang === language);
  const description = getPageDescription({
    page: page.frontmatter.description,
    site: locale?.description || site.description,
    theme: text('subtitle'),
  });
  // Written into the HTML by plugins/headTags; here so that they follow a change of page.
  const url =
    page.pageType === '404'
      ? undefined
      : absoluteUrl({ origin: site.siteOrigin ?? '', base: site.base }, page.routePath);
  useHead({
    htmlAttrs: {
      lang: language,
      ...frameAttributes,
      'data-no-navbar':
        page.pageType === 'blank' || page.frontmatter.navbar === false ? '' : undefined,
      'data-page-type': page.frontmatter.overview === true ? 'overview' : page.pageType,
    },
    title,
    link: url ? [{ rel: 'canonical', href: url }] : [],
    meta: [
      ...(url ? [{ property: 'og:url', content: url }] : []),
      { name: 'description', content: description },
      { property: 'og:type', content: page.pageType === 'home' ? 'website' : 'article' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
  });
  return null;
}
