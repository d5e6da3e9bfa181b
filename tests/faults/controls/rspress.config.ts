import path from 'node:path';
import { defineConfig } from '@rspress/core';

const docs = process.env.STOCK_DOCS ?? '';
const pages = ['', 'quick-start', 'features', 'glossary', 'npm-packages', 'ai'];

/** A few of our pages in the default theme, for the negative control of the fault suite. */
export default defineConfig({
  root: docs,
  outDir: process.env.OUT_DIR,
  // A folder that is not there: none of our theme.
  themeDir: path.join(docs, 'no-theme'),
  title: 'Rslib',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  route: { cleanUrls: true },
  markdown: { link: { checkDeadLinks: false } },
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/start/' },
      { text: 'Glossary', link: '/guide/start/glossary' },
    ],
    sidebar: {
      '/guide/': pages.map((page) => ({
        text: page || 'Introduction',
        link: `/guide/start/${page}`,
      })),
      '/zh/guide/': [],
    },
  },
});
