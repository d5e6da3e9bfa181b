import { readFileSync } from 'node:fs';

const sections = JSON.parse(readFileSync('sections.json', 'utf8'));

export default Object.fromEntries(
  sections.map(({ name, groups }) => [
    name || 'more',
    groups.map(({ label, pages }) => ({
      type: 'category',
      label,
      collapsed: false,
      items: pages.map(({ title, file }) => ({
        type: 'doc',
        id: file.replace(/\.md$/, ''),
        label: title,
      })),
    })),
  ]),
);
