import { defineConfig } from '@rspress/core';

// Sidebars come from the folders, and the menu from _nav.json.
export default defineConfig({
  root: 'docs',
  outDir: 'out',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  title: 'Documentation',
  route: { cleanUrls: true },
  // Of addresses that a page only mentions.
  markdown: { link: { checkDeadLinks: false } },
});
