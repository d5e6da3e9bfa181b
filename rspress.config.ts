import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { htmlFirst } from './plugins/htmlFirst';
import { tokenClasses } from './plugins/markdown/tokenClasses';
import { overview } from './plugins/overview';
import { trimPageData } from './plugins/trimPageData';
import { languages, site } from './site/site';

const origin = process.env.SITE_ORIGIN ?? site.defaultOrigin;
const base = process.env.BASE ?? '/';

export default defineConfig({
  root: 'docs',
  outDir: process.env.OUT_DIR ?? 'doc_build',
  base,
  siteOrigin: origin,
  title: site.name,
  description: site.description.en,
  icon: '/favicon.svg',
  lang: site.defaultLanguage,
  locales: [
    { lang: 'en', label: 'English', title: site.name, description: site.description.en },
    { lang: 'zh', label: '简体中文', title: site.name, description: site.description.zh },
  ] satisfies {
    lang: (typeof languages)[number];
    label: string;
    title: string;
    description: string;
  }[],
  route: { cleanUrls: true, localeRedirect: 'never', exclude: ['**/_fragments/**'] },
  search: { codeBlocks: true },
  mediumZoom: false,
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true, autoPrefix: false },
    image: { checkDeadImages: true },
    shiki: { transformers: [tokenClasses()] },
  },
  themeConfig: { darkMode: true },
  plugins: [
    overview(),
    trimPageData(),
    htmlFirst({ headScript: path.resolve('theme/boot/headScript.ts') }),
  ],
});
