import type { Nodes } from 'mdast';
import type { LocalFault } from '../faults/Fault';
import { getPosition } from './getPosition';
import { getAttribute, isJsxElement, mayHaveAttribute } from './jsxAttribute';
import type { ImageUse } from './ParsedPage';

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
