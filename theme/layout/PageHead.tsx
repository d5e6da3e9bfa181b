import { useHead, useLang, usePage, useSite } from '@rspress/core/runtime';
import { site as siteFacts, type Language } from '../../site/site';
import { getPageTitle } from '../lib/getPageTitle';

/** Title, description and language of the document; what machines read more is plugins/headTags. */
export function PageHead() {
  const { page } = usePage();
  const { site } = useSite();
  const language = useLang() as Language;
  const title = getPageTitle({
    pageType: page.pageType,
    title: page.frontmatter.title ?? page.title,
    siteTitle: site.title,
    titleSuffix: page.frontmatter.titleSuffix,
  });
  const description =
    page.frontmatter.description ?? (siteFacts.description[language] || site.description);
  useHead({
    htmlAttrs: { lang: language },
    title,
    meta: [
      { name: 'description', content: description },
      { property: 'og:type', content: page.pageType === 'home' ? 'website' : 'article' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
  });
  return null;
}
