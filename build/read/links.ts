import type { Nodes } from 'mdast';
import type { LocalFault } from './faults';
import { getAttribute, getPosition, isJsxElement, mayHaveAttribute } from './mdx';
import type { ImageUse, LinkUse } from './page';

// `[text][name]`, but not `list[0][1]`.
const referencePattern = /(?<![\w\])])\[([^[\]]+)\]\[([^[\]]*)\]/g;

/** Every link of a page, and a fault for each reference link that nothing defines. */
export function collectLinks(nodes: readonly Nodes[]): { links: LinkUse[]; faults: LocalFault[] } {
  const links: LinkUse[] = [];
  const faults: LocalFault[] = [];
  for (const node of nodes) {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ href: node.url, syntax: 'markdown', ...getPosition(node) });
    } else if (isJsxElement(node)) {
      const href = getAttribute(node, 'href');
      if (href !== undefined) links.push({ href, syntax: 'jsx', ...getPosition(node) });
    } else if (node.type === 'text') {
      // Only what Markdown could not resolve is still text.
      for (const match of node.value.matchAll(referencePattern)) {
        const name = match[2] || match[1];
        faults.push({
          ...getOffsetPosition(node.value, match.index, getPosition(node)),
          rule: 'undefined-reference',
          message: `Nothing defines \`[${name}]\`.`,
          hint: `Add a line \`[${name}]: /route\`, or put text that is not a link in backticks.`,
        });
      }
    }
  }
  return { links, faults };
}

function getOffsetPosition(
  text: string,
  offset: number,
  start: { line: number; column: number },
): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  const last = before.at(-1) ?? '';
  const line = start.line + before.length - 1;
  return { line, column: before.length === 1 ? start.column + last.length : last.length + 1 };
}

/** Every image of a page, and a fault for each that says nothing to those who cannot see it. */
export function collectImages(nodes: readonly Nodes[]): {
  images: ImageUse[];
  faults: LocalFault[];
} {
  const images: ImageUse[] = [];
  const faults: LocalFault[] = [];
  for (const node of nodes) {
    if (node.type === 'image' || node.type === 'imageReference') {
      const position = getPosition(node);
      if (node.type === 'image') images.push({ src: node.url, ...position });
      if (node.alt?.trim()) continue;
      faults.push({
        ...position,
        rule: 'image-without-alt',
        message: 'The image has no text.',
        hint: 'Say between the brackets what it shows: `![What it shows](/file.svg)`.',
      });
    } else if (isJsxElement(node) && node.name === 'img') {
      const position = getPosition(node);
      const src = getAttribute(node, 'src');
      if (src !== undefined) images.push({ src, ...position });
      if (mayHaveAttribute(node, 'alt')) continue;
      faults.push({
        ...position,
        rule: 'image-without-alt',
        message: 'The image has no `alt`.',
        hint: 'Say what it shows in `alt="…"`; write `alt=""` if it only decorates.',
      });
    }
  }
  return { images, faults };
}
