import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import markdownIt from 'markdown-it';

/** One HTML file a page with a small style sheet in it: what is measured is what no tool can undercut. */
const sections = JSON.parse(readFileSync('sections.json', 'utf8'));
const style = readFileSync('style.css', 'utf8').trim();
const markdown = markdownIt({ html: true, linkify: false });

const link = ({ title, href }, current) =>
  `<li><a href="${href}"${href === current ? ' aria-current="page"' : ''}>${markdown.utils.escapeHtml(title)}</a></li>`;
const drawGroup = ({ label, pages }, current) =>
  `<details open><summary>${label}</summary><ul>${pages.map((page) => link(page, current)).join('')}</ul></details>`;

for (const { groups } of sections) {
  for (const { title, file, href } of groups.flatMap(({ pages }) => pages)) {
    const body = markdown.render(readFileSync(path.join('docs', file), 'utf8'));
    const target = path.join('out', file.replace(/\.md$/, '.html'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${markdown.utils.escapeHtml(title)}</title><meta name="description" content="Documentation"><link rel="icon" href="data:,"><style>${style}</style></head><body><header><a href="/">Documentation</a></header><nav aria-label="Pages">${groups.map((group) => drawGroup(group, href)).join('')}</nav><main>${body}</main></body></html>\n`,
    );
  }
}
cpSync('robots.txt', 'out/robots.txt');
