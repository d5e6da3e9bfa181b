import { useLang, usePage, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { absoluteUrl } from '../../site/absoluteUrl';
import { useText } from '../hooks/useText';
import { getPageDescription } from '../lib/getPageDescription';
import { getPageTitle } from '../lib/getPageTitle';
import { useFrameAttributes } from './useFrameAttributes';
import { useServerHead } from './useServerHead';
import { type HeadContent, type MetaContent, writeHead } from './writeHead';

const useHeadOf = process.env.__SSR__ ? useServerHead : useBrowserHead;

/** Title, description and language of the document; what machines read more is build/publish/headTags. */
export function PageHead() {
  useHeadOf(useHeadContent());
  return null;
}

function useBrowserHead(content: HeadContent): void {
  useEffect(() => writeHead(content));
}

function useHeadContent(): HeadContent {
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
  // Written into the HTML by build/publish/headTags; here so that they follow a change of page.
  const url =
    page.pageType === '404'
      ? undefined
      : absoluteUrl({ origin: site.siteOrigin ?? '', base: site.base }, page.routePath);
  const isBare = page.pageType === 'blank' || page.frontmatter.navbar === false;
  return {
    title,
    attributes: {
      lang: language,
      ...frameAttributes,
      'data-no-navbar': isBare ? '' : undefined,
      'data-page-type': page.frontmatter.overview === true ? 'overview' : page.pageType,
    },
    canonical: url,
    meta: [
      property('og:url', url),
      { kind: 'name', key: 'description', content: description },
      property('og:type', page.pageType === 'home' ? 'website' : 'article'),
      property('og:title', title),
      property('og:description', description),
    ],
  };
}

const property = (key: string, content: string | undefined): MetaContent => ({
  kind: 'property',
  key,
  content,
});
