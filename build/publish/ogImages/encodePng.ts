import { crc32, deflateSync } from 'node:zlib';
import type { PaletteImage } from './toPalette';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const indexedColor = 3;

/**
 * A picture with a palette as PNG (W3C "Portable Network Graphics", 3rd edition), a third of the size
 * of one with full colours.
 */
export function encodePng({ width, height, palette, pixels }: PaletteImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, indexedColor], 8);
  // Each row starts with the number of its filter; 0, none, suits flat colours.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Whether bytes are a whole PNG file: a stopped build may leave half of one. */
export function isWholePng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(signature) && bytes.subarray(-8, -4).toString() === 'IEND';
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(content, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}
