/**
 * @typedef {{ viewBox: string, parts: { role: string, path: string }[] }} Mark
 * @typedef {{ ink: string, accent: string, paper: string }} Colors
 */

const unit = 32;

/**
 * The mark as an SVG file that follows the colour scheme of whoever shows it.
 * @param {Mark} mark
 * @param {{ light: Colors, dark: Colors }} colors
 */
export function adaptiveMarkSvg({ viewBox, parts }, { light, dark }) {
  const rules = (/** @type {Colors} */ { ink, accent }) =>
    `.ink{fill:${ink}}.accent{fill:${accent}}`;
  // The attribute is for viewers that apply no style sheet, be it by a policy or for want of one.
  const paths = parts.map(
    ({ role, path }) => `<path class="${role}" fill="${fillOf(role, light)}" d="${path}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`,
    ...paths,
    '</svg>\n',
  ].join('');
}

/**
 * The mark on a tile of paper as SVG of a size in pixels, for systems that show icons on any ground.
 * @param {Mark} mark
 * @param {Colors} colors
 * @param {{ size: number, share: number, radius?: number }} tile share of the width the mark takes,
 *   radius of the corners in pixels
 */
export function tileSvg({ parts }, colors, { size, share, radius = 0 }) {
  const scale = (size * share) / unit;
  const offset = (size - unit * scale) / 2;
  const paths = parts.map(({ role, path }) => `<path fill="${fillOf(role, colors)}" d="${path}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${colors.paper}"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${scale})">${paths.join('')}</g>`,
    '</svg>',
  ].join('');
}

/** @param {string} role @param {Colors} colors */
function fillOf(role, { ink, accent }) {
  return role === 'accent' ? accent : ink;
}

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
