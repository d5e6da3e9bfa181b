import { useHead, useLang, usePage, useSite, withBase } from '@rspress/core/runtime';
import { absoluteUrl } from '../../site/address';
import { listRedirectLanguages } from '../language/languageScript';
import { useSitePath, useThemeOptions, useUntranslated } from '../lib/siteHooks';
import { storageKey } from '../lib/storage';
import { useText } from '../lib/text';

/** Title, description and language of the document; what else machines read is build/publish/headTags. */
export function PageHead() {
  const { page } = usePage();
  const { site } = useSite();
  const frameAttributes = useFrameAttributes();
  const { rest } = useSitePath();
  const untranslated = useUntranslated();
  const text = useText();
  const language = useLang();
  const title = getPageTitle({
    pageType: page.pageType,
    title: page.frontmatter.title ?? page.title,
    siteTitle: site.title,
    titleSuffix: page.frontmatter.titleSuffix,
  });
  const locale = site.themeConfig.locales.find(({ lang }) => lang === language);
  const descriptions = [page.frontmatter.description, locale?.description, site.description];
  const description = descriptions.find((one) => one?.trim())?.trim() ?? text('subtitle');
  const url =
    page.pageType === '404'
      ? undefined
      : absoluteUrl(
          { origin: site.siteOrigin ?? '', base: site.base },
          // A text that is not translated has its address in its own language.
          untranslated.includes(language) ? rest : page.routePath,
        );
  const isBare = page.pageType === 'blank' || page.frontmatter.navbar === false;
  useHead({
    title,
    htmlAttrs: {
      lang: language,
      ...frameAttributes,
      'data-no-navbar': isBare ? '' : undefined,
      'data-page-type': page.frontmatter.overview === true ? 'overview' : page.pageType,
    },
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

export interface PageTitleParts {
  pageType: string;
  title?: string;
  siteTitle: string;
  titleSuffix?: string;
}

/** Page title, then the suffix or the site's title. A suffix that starts with `-` or `|` gets no second one. */
export function getPageTitle({ pageType, title, siteTitle, titleSuffix }: PageTitleParts): string {
  const own = pageType === 'home' ? siteTitle : title?.trim();
  const suffix = (titleSuffix ?? (pageType === 'home' ? '' : siteTitle)).trim();
  if (!own) return siteTitle;
  if (!suffix) return own;
  return /^[-|]/.test(suffix) ? `${own} ${suffix}` : `${own} - ${suffix}`;
}

/** What the head script must know of a page before its first paint, as attributes of the root. */
function useFrameAttributes(): Record<string, string | undefined> {
  const { darkMode, announcement, languageRedirect } = useThemeOptions();
  const { base, lang, locales } = useSite().site;
  const { language, rest, findHref } = useSitePath();
  const languages = locales.map((locale) => locale.lang);
  const untranslated = useUntranslated();
  const translations = listRedirectLanguages(
    { language, defaultLanguage: lang, languages },
    languageRedirect,
  )
    .map((to) => ({ to, href: findHref({ language: to }) }))
    // Not the home in place of the page; and a text that is not translated is neither left nor looked for.
    .filter(({ to, href }) => href.endsWith(to === lang ? rest : `/${to}${rest}`))
    .filter(({ to }) => ![to, language].some((one) => untranslated.includes(one)))
    .map(({ to, href }) => `${to}=${withBase(href)}`);
  return {
    'data-scheme': darkMode === false ? 'light' : undefined,
    'data-announcement': announcement && storageKey(announcement.localStorageKey, base),
    'data-translations': translations.join(' ') || undefined,
  };
}
