import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import 'remark-mdx';
import type { Step } from '../rspress/inOrder';
import { SKIP, visit } from 'unist-util-visit';

/** Narrower images gain nothing from growing, in px. */
const leastZoomWidth = 240;

interface PageFile {
  path: string;
  /** Ends the build with the place of the fault. */
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

export type ImageElement = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** An image as Markdown writes it, or as a tag of MDX. */
export const isImage = (node: Nodes): node is ImageElement =>
  (node.type === 'element' && node.tagName === 'img') ||
  ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img');

/**
 * The file behind an image: in `public/`, or beside the page, where the framework has made its address
 * an import. `undefined` for addresses of other hosts and inline data.
 */
export function findImageFile(
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
  const attribute = node.attributes.find((one) => 'name' in one && one.name === 'src');
  const value = attribute?.value;
  if (typeof value === 'string') return value;
  return value ? findImport(value.value, tree) : undefined;
}

/** What the name of an expression was imported from. */
function findImport(name: string, tree: Root): string | undefined {
  let source: string | undefined;
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const isIt = statement.specifiers.some(({ local }) => local.name === name);
      if (isIt) source = String(statement.source.value);
    }
  });
  return source;
}

export interface ImageSize {
  /** In CSS pixels. */
  width: number;
  height: number;
}

/**
 * The size of an image file, read from its head: PNG, GIF, JPEG, WebP and SVG.
 * @throws Error for other formats and files that do not say how large they are.
 */
export function readImageSize(file: string): ImageSize {
  const data = readFileSync(file);
  const size = readers[path.extname(file).toLowerCase()]?.(data);
  if (size && size.width > 0 && size.height > 0) return size;
  throw new Error(
    `${path.basename(file)} does not say how large it is. Use PNG, GIF, JPEG, WebP, or an SVG with ` +
      '`viewBox`.',
  );
}

const readers: Readonly<Record<string, (data: Buffer) => ImageSize | undefined>> = {
  '.png': (data) => ({ width: data.readUInt32BE(16), height: data.readUInt32BE(20) }),
  '.gif': (data) => ({ width: data.readUInt16LE(6), height: data.readUInt16LE(8) }),
  '.jpg': readJpeg,
  '.jpeg': readJpeg,
  '.webp': readWebp,
  '.svg': (data) => readSvg(data.toString('utf8')),
};

/** The first frame header among the segments (ISO/IEC 10918-1, B.2.2). */
function readJpeg(data: Buffer): ImageSize | undefined {
  let at = 2;
  while (at + 9 < data.length) {
    const marker = data.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
    at += 2 + data.readUInt16BE(at + 2);
  }
  return undefined;
}

/** https://developers.google.com/speed/webp/docs/riff_container: extended, lossless and lossy files. */
function readWebp(data: Buffer): ImageSize | undefined {
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: 1 + data.readUIntLE(24, 3), height: 1 + data.readUIntLE(27, 3) };
    case 'VP8L': {
      const bits = data.readUInt32LE(21);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}

function readSvg(text: string): ImageSize | undefined {
  const [tag = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const read = (name: string) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1] ?? 0);
  const [, , width = 0, height = 0] =
    /\sviewBox=["']([^"']+)["']/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return { width: read('width') || width, height: read('height') || height };
}
