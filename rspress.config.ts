import { defineConfig } from '@rspress/core';
import { docs } from './build';
import { devPages } from './build/components/registry';
import { parseOrigin } from './build/parseOrigin';
import { bundlerSettings } from './build/bundlerSettings';
import i18n from './i18n.json' with { type: 'json' };
import { normalizeBase } from './site/address';
import { languages, site, siteDescription as description } from './site/site';
import { pickSiteTexts } from './site/texts';
import { themeOptions } from './site/themeOptions';

const { SITE_ORIGIN, BASE, ASSETS_ORIGIN, META_CSP, OUT_DIR, CHECKED_SEPARATELY, NODE_ENV } =
  process.env;
const root = 'docs';
const isProd = NODE_ENV === 'production';
const excludedPages = isProd ? devPages : [];
const origin = parseOrigin(SITE_ORIGIN || site.defaultOrigin);
const base = normalizeBase(BASE || '/');
const { name, defaultLanguage } = site;
const labels = { en: 'English', zh: '简体中文' } as const;

/** Settings of Rspress; what we add to it is in build/index.ts. */
export default defineConfig(async () => ({
  root,
  outDir: OUT_DIR || 'doc_build',
  base,
  siteOrigin: origin,
  title: name,
  description: description.en,
  icon: '/favicon.svg',
  lang: defaultLanguage,
  locales: languages.map((lang) => ({
    lang,
    label: labels[lang],
    title: name,
    description: description[lang],
  })),
  // Without the framework's own texts, and those that come with the pages.
  i18nSource: () => pickSiteTexts(i18n),
  route: {
    cleanUrls: true,
    localeRedirect: 'never',
    exclude: ['**/_fragments/**', ...excludedPages],
    // The theme renders a change of page at once (theme/lib/navigation.ts).
    useTransitions: false,
  },
  mediumZoom: false,
  markdown: {
    // `npm run check` names dead links and images with their line.
    link: { checkDeadLinks: false },
    image: { checkDeadImages: false },
  },
  // As an object: some keys are the framework's with values of our own theme.
  themeConfig: { ...themeOptions, ...(ASSETS_ORIGIN && { assetsOrigin: ASSETS_ORIGIN }) } as object,
  builderConfig: bundlerSettings,
  plugins: [
    await docs({
      root,
      isProd,
      excludedPages,
      origin,
      base,
      assetsOrigin: ASSETS_ORIGIN,
      hasMetaPolicy: META_CSP === '1',
      isCheckedSeparately: Boolean(CHECKED_SEPARATELY),
    }),
  ],
}));
