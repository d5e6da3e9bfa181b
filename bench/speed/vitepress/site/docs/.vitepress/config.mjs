import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const sections = JSON.parse(readFileSync('sections.json', 'utf8'));

export default defineConfig({
  title: 'Documentation',
  cleanUrls: true,
  // Of addresses that a page only mentions.
  ignoreDeadLinks: true,
  themeConfig: {
    search: { provider: 'local' },
    nav: sections
      .filter(({ name }) => ['guide', 'config', 'api'].includes(name))
      .map(({ name, groups }) => ({ text: name, link: groups[0].pages[0].href })),
    sidebar: Object.fromEntries(
      sections.map(({ name, groups }) => [
        name ? `/${name}/` : '/',
        groups.map(({ label, pages }) => ({
          text: label,
          collapsed: false,
          items: pages.map(({ title, href }) => ({ text: title, link: href })),
        })),
      ]),
    ),
  },
});
