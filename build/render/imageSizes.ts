import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import 'remark-mdx';
import { imageSize } from 'image-size';
import { SKIP, visit } from 'unist-util-visit';
import { listImports } from '../read/mdx';
import type { Step } from '../rspress/inOrder';

/** Narrower images gain nothing from growing, in px. */
const leastZoomWidth = 240;

interface PageFile {
  path: string;
  /** Ends the build with the place of the issue. */
  fail: (reason: string, node: ImageElement) => never;
}

/** Gives the images of pages their sizes. */
export const imageSizes = ({ root }: { root: string }): Step => ({
  name: 'image-sizes',
  markdown: { rehypePlugins: [[sizeImages, { root }]] },
});

/**
 * Rehype plugin: hands each image of a page to `theme/images/Picture`, with its size, so that nothing
 * moves when it arrives; waiting below the first heading of the second level, at once above. `x@2x.png`
 * next to `x.png` is what it grows to. Images in links and those that only decorate do not grow.
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
      // What is next to its page gets another name from the bundler, and no second file.
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

function readSize(
  file: string,
  fail: (reason: string) => never,
): { width: number; height: number } {
  try {
    return imageSize(readFileSync(file));
  } catch (error) {
    const name = path.basename(file);
    return fail(`[images] ${name} does not say how large it is: ${(error as Error).message}`);
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

export type ImageElement = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** An image as Markdown writes it, or as a tag of MDX. */
const isImage = (node: Nodes): node is ImageElement =>
  (node.type === 'element' && node.tagName === 'img') ||
  ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img');

/**
 * The file behind an image: in `public/`, or next to the page, where the framework has made its address
 * an import. `undefined` for addresses of other hosts and inline data.
 */
function findImageFile(
  node: ImageElement,
  tree: Root,
  { root, page }: { root: string; page: string },
): string | undefined {
  const source = readSource(node, tree)?.replace(/[?#].*$/, '');
  if (!source || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(source)) return undefined;
  return source.startsWith('/')
    ? path.join(root, 'public', decodeURI(source))
    : path.resolve(path.dirname(page), decodeURI(source));
}

function readSource(node: ImageElement, tree: Root): string | undefined {
  if (node.type === 'element') return String(node.properties.src ?? '') || undefined;
  const value = node.attributes.find((one) => 'name' in one && one.name === 'src')?.value;
  if (typeof value === 'string') return value;
  return value ? findImport(value.value, tree) : undefined;
}

/** What the name of an expression was imported from. */
const findImport = (name: string, tree: Root): string | undefined =>
  listImports(tree)
    .find(({ specifiers }) => specifiers.some(({ local }) => local.name === name))
    ?.source.value?.toString();
