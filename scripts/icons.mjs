// Draws docs/public's icons from site/mark.json and site/brandColors.json: `node scripts/icons.mjs`.
// With `--check` it writes nothing and fails if a file differs from what it would draw.
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { adaptiveMarkSvg, icoFile, tileSvg } from './icons/drawIcons.mjs';

const folder = new URL('../docs/public/', import.meta.url);
const readJson = async (/** @type {string} */ name) =>
  JSON.parse(await readFile(new URL(`../site/${name}`, import.meta.url), 'utf8'));

const [mark, colors] = await Promise.all([readJson('mark.json'), readJson('brandColors.json')]);

/** @param {{ size: number, share: number, radius?: number }} tile */
const png = (tile) => Buffer.from(new Resvg(tileSvg(mark, colors.light, tile)).render().asPng());

const svg = Buffer.from(adaptiveMarkSvg(mark, colors));

/** @type {Record<string, Buffer>} */
const files = {
  'mark.svg': svg,
  'favicon.svg': svg,
  'favicon.ico': icoFile(png({ size: 32, share: 0.875, radius: 6 }), 32),
  'apple-touch-icon.png': png({ size: 180, share: 0.66 }),
  'icon-192.png': png({ size: 192, share: 0.75, radius: 36 }),
  'icon-512.png': png({ size: 512, share: 0.75, radius: 96 }),
  // A mask may cut all but the middle circle of 80 % (W3C "Web Application Manifest", safe zone).
  'icon-maskable-512.png': png({ size: 512, share: 0.53 }),
};

const outdated = [];
for (const [name, content] of Object.entries(files)) {
  const current = await readFile(new URL(name, folder)).catch(() => undefined);
  if (current?.equals(content)) continue;
  outdated.push(name);
  if (!process.argv.includes('--check')) await writeFile(new URL(name, folder), content);
}

if (outdated.length > 0 && process.argv.includes('--check')) {
  console.error(
    `docs/public: ${outdated.join(', ')} differ from what site/mark.json gives. Run \`node scripts/icons.mjs\` and commit the files.`,
  );
  process.exitCode = 1;
} else {
  console.log(outdated.length > 0 ? `Wrote ${outdated.join(', ')}` : 'All icons are up to date.');
}
