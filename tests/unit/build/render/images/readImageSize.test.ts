import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readImageSize } from '../../../../../build/render/images/readImageSize';

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

describe('readImageSize', () => {
  it('reads a PNG of this site', () => {
    expect(readImageSize('docs/public/icon-192.png')).toEqual({ width: 192, height: 192 });
  });

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
