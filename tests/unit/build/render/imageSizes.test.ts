import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import type { ElementContent, Root } from 'hast';
import { readImageSize, sizeImages } from '../../../../build/render/imageSizes';

describe('readImageSize', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (name: string, content: Buffer | string) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return readImageSize(file);
  };

  const bytes = (length: number, write: (data: Buffer) => void) => {
    const data = Buffer.alloc(length);
    write(data);
    return data;
  };

  it('reads an SVG by its size, else by its box', () => {
    expect(read('a.svg', '<svg width="20px" height="10" viewBox="0 0 4 2">')).toEqual({
      width: 20,
      height: 10,
    });
    expect(read('b.svg', '<?xml?><svg viewBox="0 0 40.5 20">')).toEqual({
      width: 40.5,
      height: 20,
    });
  });

  it('reads a GIF', () => {
    const gif = bytes(10, (data) => {
      data.writeUInt16LE(30, 6);
      data.writeUInt16LE(15, 8);
    });
    expect(read('a.gif', gif)).toEqual({ width: 30, height: 15 });
  });

  it('reads a JPEG past what stands before its frame', () => {
    const jpeg = bytes(40, (data) => {
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 6, 1, 1, 1, 1, 0xff, 0xc4, 0, 4, 2, 2]).copy(data);
      Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 50, 0, 90]).copy(data, 16);
    });
    expect(read('a.jpg', jpeg)).toEqual({ width: 90, height: 50 });
  });

  it('reads the three kinds of WebP', () => {
    const webp = (kind: string, write: (data: Buffer) => void) =>
      bytes(40, (data) => {
        data.write(kind, 12, 'latin1');
        write(data);
      });
    const size = { width: 70, height: 60 };
    const extended = webp('VP8X', (data) => {
      data.writeUIntLE(69, 24, 3);
      data.writeUIntLE(59, 27, 3);
    });
    const lossless = webp('VP8L', (data) => data.writeUInt32LE(69 | (59 << 14), 21));
    const lossy = webp('VP8 ', (data) => {
      data.writeUInt16LE(70, 26);
      data.writeUInt16LE(60, 28);
    });
    expect([extended, lossless, lossy].map((data) => read('a.webp', data))).toEqual([
      size,
      size,
      size,
    ]);
  });

  it('says what to do about a file that does not say its size', () => {
    expect(() => read('a.bmp', 'x')).toThrow('a.bmp does not say how large it is. Use PNG');
    expect(() => read('c.svg', '<svg>')).toThrow('an SVG with `viewBox`');
  });
});

describe('sizeImages', () => {
  const image = (src: string, alt = 'A picture'): ElementContent => ({
    type: 'element',
    tagName: 'img',
    properties: { src, alt },
    children: [],
  });
  const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });

  /** The props of each picture of a page, in order. */
  function run(...children: ElementContent[]): Record<string, unknown>[] {
    const tree: Root = { type: 'root', children };
    const fail = (reason: string): never => {
      throw new Error(reason);
    };
    sizeImages({ root: 'docs' })(tree, { path: path.resolve('docs/en/a.mdx'), fail });
    return listPictures(tree).map(({ attributes }) =>
      Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    );
  }

  interface Picture {
    attributes: { name: string; value: unknown }[];
  }

  function listPictures(node: object): Picture[] {
    if ('name' in node && node.name === 'Picture') return [node as unknown as Picture];
    return 'children' in node ? (node.children as object[]).flatMap(listPictures) : [];
  }

  it('gives an image the size of its file and lets it grow', () => {
    expect(run(element('p', image('/images/build-help.png')))).toEqual([
      {
        src: '/images/build-help.png',
        alt: 'A picture',
        width: '940',
        height: expect.stringMatching(/^\d+$/),
        grows: 'true',
        hasLarge: 'true',
      },
    ]);
  });

  it('lets images below the first section wait, and no others', () => {
    const pictures = run(
      element('p', image('/icon-512.png')),
      element('h2'),
      element('p', image('/icon-512.png')),
    );
    expect(pictures.map(({ loading }) => loading)).toEqual([undefined, 'lazy']);
  });

  it('lets nothing grow that is small, decorates, or is a link', () => {
    const pictures = run(
      element('p', image('/icon-192.png')),
      element('p', image('/icon-512.png', '')),
      element('p', element('a', image('/icon-512.png'))),
    );
    expect(pictures.map(({ grows, width }) => [grows, width])).toEqual([
      [undefined, '192'],
      [undefined, '512'],
      [undefined, '512'],
    ]);
  });
});
