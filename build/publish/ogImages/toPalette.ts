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
