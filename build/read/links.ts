import type { Nodes } from 'mdast';
import { issue, getLineAndColumn, type LocalIssue } from './issues';
import { getAttribute, getPosition, isJsxElement } from './mdx';
import type { ImageUse, LinkUse } from './page';

// `[text][name]`, but not `list[0][1]`; `[^note]`.
const referencePattern = /(?<![\w\])])\[([^[\]]+)\]\[([^[\]]*)\]|\[(\^[\w-]+)\]/g;

/** Every link of a page, and an issue for each reference link that nothing defines. */
export function collectLinks(nodes: readonly Nodes[]): { links: LinkUse[]; issues: LocalIssue[] } {
  const links: LinkUse[] = [];
  const issues: LocalIssue[] = [];
  for (const node of nodes) {
    if (node.type === 'link' || node.type === 'definition') {
      const [only, ...others] = node.type === 'link' ? node.children : [];
      const text = only?.type === 'text' && others.length === 0 ? only.value : undefined;
      links.push({ href: node.url, text, syntax: 'markdown', ...getPosition(node) });
    } else if (isJsxElement(node)) {
      const href = getAttribute(node, 'href');
      if (href !== undefined) links.push({ href, syntax: 'jsx', ...getPosition(node) });
    } else if (node.type === 'text') {
      // Only what Markdown could not resolve is still text.
      for (const match of node.value.matchAll(referencePattern)) {
        const name = match[2] || match[1] || match[3];
        const start = getPosition(node);
        const { line, column } = getLineAndColumn(node.value, match.index);
        const place = {
          line: start.line + line - 1,
          column: line === 1 ? start.column + column - 1 : column,
        };
        const hint = `Add a line \`[${name}]: ${match[3] ? 'text' : '/route'}\`, or put text that is not a link in backticks.`;
        issues.push(issue(place, 'undefined-reference', `Nothing defines \`[${name}]\`.`, hint));
      }
    }
  }
  return { links, issues };
}

/** Every image of a page, and an issue for each that says nothing to those who cannot see it. */
export function collectImages(nodes: readonly Nodes[]): {
  images: ImageUse[];
  issues: LocalIssue[];
} {
  const images: ImageUse[] = [];
  const issues: LocalIssue[] = [];
  for (const node of nodes) {
    if (node.type === 'image' || node.type === 'imageReference') {
      const position = getPosition(node);
      if (node.type === 'image') images.push({ src: node.url, ...position });
      if (node.alt?.trim()) continue;
      const hint = 'Say between the brackets what it shows: `![What it shows](/file.svg)`.';
      issues.push(issue(position, 'image-without-alt', 'The image has no text.', hint));
    } else if (isJsxElement(node) && node.name === 'img') {
      const position = getPosition(node);
      const src = getAttribute(node, 'src');
      if (src !== undefined) images.push({ src, ...position });
      if (getAttribute(node, 'alt') !== undefined) continue;
      const hint = 'Say what it shows in `alt="…"`; write `alt=""` if it only decorates.';
      issues.push(issue(position, 'image-without-alt', 'The image has no `alt`.', hint));
    }
  }
  return { images, issues };
}
