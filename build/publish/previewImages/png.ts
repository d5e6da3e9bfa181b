import { crc32, deflateSync } from 'node:zlib';

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

/** A picture of at most 256 colours. */
export interface PaletteImage {
  width: number;
  height: number;
  /** Three bytes a colour: red, green, blue. */
  palette: Uint8Array;
  /** One byte a pixel: its colour's place in the palette. */
  pixels: Uint8Array;
}

const maximumColors = 256;

/**
 * Gives each pixel of an opaque RGBA picture a place in a palette. Where there are more colours than
 * places, the lowest bits of all are dropped, one after the other, until they fit.
 */
export function toPalette(rgba: Uint8Array, width: number, height: number): PaletteImage {
  for (let dropped = 0; dropped < 8; dropped++) {
    const image = collect(rgba, width, height, (0xff << dropped) & 0xff);
    if (image) return image;
  }
  throw new RangeError('A picture of one bit a channel has at most eight colours.');
}

function collect(
  rgba: Uint8Array,
  width: number,
  height: number,
  mask: number,
): PaletteImage | undefined {
  const places = new Map<number, number>();
  const palette: number[] = [];
  const pixels = new Uint8Array(width * height);
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const red = rgba[pixel * 4] ?? 0;
    const green = rgba[pixel * 4 + 1] ?? 0;
    const blue = rgba[pixel * 4 + 2] ?? 0;
    const color = ((red & mask) << 16) | ((green & mask) << 8) | (blue & mask);
    let place = places.get(color);
    if (place === undefined) {
      if (places.size === maximumColors) return undefined;
      place = places.size;
      places.set(color, place);
      palette.push(red, green, blue);
    }
    pixels[pixel] = place;
  }
  return { width, height, palette: Uint8Array.from(palette), pixels };
}
