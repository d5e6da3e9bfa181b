import { readFileSync } from 'node:fs';
import { defineConfig } from '@rspress/core';

const sections = JSON.parse(readFileSync('sections.json', 'utf8'));

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
  themeConfig: {
    nav: sections
      .filter(({ name }) => ['guide', 'config', 'api'].includes(name))
      .map(({ name, groups }) => ({ text: name, link: groups[0].pages[0].href })),
    sidebar: Object.fromEntries(
      sections.map(({ name, groups }) => [
        name ? `/${name}/` : '/',
        groups.map(({ label, pages }) => ({
          text: label,
          items: pages.map(({ title, href }) => ({ text: title, link: href })),
        })),
      ]),
    ),
  },
});
