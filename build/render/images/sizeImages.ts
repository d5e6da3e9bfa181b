import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type {} from 'remark-mdx';
import { SKIP, visit } from 'unist-util-visit';
import { findImageFile, type ImageElement, isImage } from './findImageFile';
import { type ImageSize, readImageSize } from './readImageSize';

/** Narrower images gain nothing from growing, in px. */
const leastZoomWidth = 240;

interface PageFile {
  path: string;
  /** Ends the build with the place of the fault. */
  fail: (reason: string, node: ImageElement) => never;
}

/**
 * Rehype plugin: hands each image of a page to `theme/mdx/Picture`, with its size, so that nothing
 * moves when it arrives; waiting below the first heading of the second level, at once above. `x@2x.png`
 * beside `x.png` is what it grows to. Images in links and those that only decorate do not grow.
 */
export function sizeImages({ root }: { root: string }) {
  return (tree: Root, file: PageFile): void => {
    let isAbove = true;
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && node.tagName === 'h2') isAbove = false;
      if (!isImage(node) || index === undefined || !parent) return undefined;
      const target = findImageFile(node, tree, { root, page: file.path });
      if (!target) return undefined;
      const { width, height } = readSize(target, (reason) => file.fail(reason, node));
      const given = listAttributes(node);
      const hasWords = given.some(({ name, value }) => name === 'alt' && value !== '');
      const canGrow = hasWords && !isLink(parent) && width >= leastZoomWidth;
      // What stands beside its page gets another name from the bundler, and no second file.
      const isPublic = target.startsWith(path.join(root, 'public'));
      const hasLarge = canGrow && isPublic && existsSync(target.replace(/(\.\w+)$/, '@2x$1'));
      parent.children[index] = createPicture([
        ...given,
        toAttribute('width', width),
        toAttribute('height', height),
        ...(isAbove ? [] : [toAttribute('loading', 'lazy')]),
        ...(isPublic ? [] : [toAttribute('imported', 'true')]),
        ...(canGrow ? [toAttribute('grows', 'true')] : []),
        ...(hasLarge ? [toAttribute('hasLarge', 'true')] : []),
      ]);
      return [SKIP, index + 1];
    });
  };
}

const isLink = (node: { type: string }): boolean =>
  (node.type === 'element' && (node as Element).tagName === 'a') ||
  ('name' in node && node.name === 'a');

const createPicture = (attributes: MdxJsxAttribute[]): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'Picture',
  children: [],
  attributes,
});

const toAttribute = (name: string, value: string | number): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: `${value}`,
});

function readSize(file: string, fail: (reason: string) => never): ImageSize {
  try {
    return readImageSize(file);
  } catch (error) {
    return fail(`[images] ${(error as Error).message}`);
  }
}

/** What was written on the image, as attributes of a component. */
function listAttributes(node: ImageElement): MdxJsxAttribute[] {
  if (node.type !== 'element') {
    return node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  }
  return Object.entries(node.properties).flatMap(([name, value]): MdxJsxAttribute[] =>
    value === undefined || value === null ? [] : [toAttribute(name, `${value}`)],
  );
}
