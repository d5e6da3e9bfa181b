import { readFileSync } from 'node:fs';
import path from 'node:path';

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
