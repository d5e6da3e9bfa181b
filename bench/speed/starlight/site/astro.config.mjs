import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const sections = JSON.parse(readFileSync('sections.json', 'utf8'));

export default defineConfig({
  site: 'https://bench.example',
  cacheDir: '.cache',
  telemetry: false,
  integrations: [
    starlight({
      title: 'Documentation',
      routeMiddleware: './src/sectionSidebar.mjs',
      sidebar: sections.map(({ name, groups }) => ({
        label: name || 'more',
        items: groups.map(({ label, pages }) => ({
          label,
          items: pages.map(({ title, href }) => ({ label: title, link: href })),
        })),
      })),
    }),
  ],
});
