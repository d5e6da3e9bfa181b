const headerSize = 6;
const entrySize = 16;

/**
 * Wraps one PNG of up to 255 pixels a side as `.ico` (every browser since 2007 reads PNG inside).
 * @param {Buffer} png
 * @param {number} size width and height in pixels
 */
export function icoFile(png, size) {
  const header = Buffer.alloc(headerSize + entrySize);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerSize + entrySize, 18);
  return Buffer.concat([header, png]);
}
