import { readFileSync } from 'node:fs';

const sections = JSON.parse(readFileSync('sections.json', 'utf8'));

export default {
  title: 'Documentation',
  url: 'https://bench.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  markdown: { format: 'detect' },
  presets: [
    [
      'classic',
      { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false, pages: false },
    ],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      { hashed: true, indexBlog: false, docsRouteBasePath: '/' },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Documentation',
      items: sections
        .filter(({ name }) => ['guide', 'config', 'api'].includes(name))
        .map(({ name }) => ({
          type: 'docSidebar',
          sidebarId: name,
          label: name,
          position: 'left',
        })),
    },
  },
};
