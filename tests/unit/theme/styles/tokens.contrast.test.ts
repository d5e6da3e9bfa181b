import { describe, expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';

/** WCAG 1.4.3 for text, 1.4.11 for what is needed to see a control. */
const textContrast = 4.5;
const controlContrast = 3;

const colors = readColors(readFileSync('theme/styles/tokens.css', 'utf8'));
const names = [...colors.keys()];
const surfaces = ['--surface', '--surface-raised', '--surface-accent'];
const washes = names.filter((name) => name.endsWith('-wash'));
const codeColors = names.filter((name) => name.startsWith('--code-'));
const texts = ['--text', '--text-muted', '--text-accent'];
const fills = names.filter((name) => name.startsWith('--fill-accent'));

/** What tokens.css promises: each foreground on each background at least that contrast. */
const promises: [foregrounds: string[], backgrounds: string[], contrast: number][] = [
  [texts, [...surfaces, ...washes], textContrast],
  [['--text-on-accent'], fills, textContrast],
  // Lines that are added, removed, marked, or of a level.
  [
    codeColors,
    ['--surface-raised', '--surface-accent', '--tip-wash', '--danger-wash', '--warning-wash'],
    textContrast,
  ],
  [['--line-control', '--focus'], surfaces, controlContrast],
];

for (const [index, scheme] of ['light', 'dark'].entries()) {
  describe(`in the ${scheme} scheme`, () => {
    for (const [foregrounds, backgrounds, least] of promises) {
      for (const foreground of foregrounds) {
        it(`${foreground} keeps ${least}:1 on ${backgrounds.join(', ')}`, () => {
          const low = backgrounds
            .map((background) => [background, getContrast(foreground, background, index)] as const)
            .filter(([, contrast]) => contrast < least);
          expect(low).toEqual([]);
        });
      }
    }
  });
}

it('every color of text is promised a contrast', () => {
  const promised = new Set(promises.flatMap(([foregrounds]) => foregrounds));
  const textColors = names.filter((name) => /^--(text|code)\b/.test(name));
  expect(textColors.filter((name) => !promised.has(name))).toEqual([]);
});

/** `--name: light-dark(#light, #dark)` by name. */
function readColors(css: string): Map<string, [string, string]> {
  const declarations = css.matchAll(/(--[\w-]+):\s*light-dark\(\s*(#\w+),\s*(#\w+)\s*\)/g);
  return new Map(
    [...declarations].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]),
  );
}

function getContrast(foreground: string, background: string, scheme: number): number {
  const channels = [foreground, background].map((name) => {
    const color = colors.get(name)?.[scheme];
    if (!color) throw new Error(`tokens.css has no color ${name}.`);
    return parseHex(color);
  });
  return getRatio(channels[0] ?? [], channels[1] ?? []);
}

function parseHex(color: string): number[] {
  const digits = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function getRatio(first: readonly number[], second: readonly number[]): number {
  const [light = 0, dark = 0] = [getLuminance(first), getLuminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function getLuminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
