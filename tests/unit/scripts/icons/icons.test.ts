import { execFileSync } from 'node:child_process';
import { expect, test } from '@rstest/core';
import brandColors from '../../../../site/brandColors.json';
import mark from '../../../../site/mark.json';
import { adaptiveMarkSvg, icoFile, tileSvg } from '../../../../scripts/icons/drawIcons.mjs';

test('the icons of docs/public are those that the mark gives', () => {
  expect(execFileSync('node', ['scripts/icons.mjs', '--check']).toString()).toBe(
    'All icons are up to date.\n',
  );
});

test('the mark follows the colour scheme, and has colours without a style sheet', () => {
  const svg = adaptiveMarkSvg(mark, brandColors);
  expect(svg).toContain(`@media(prefers-color-scheme:dark){.ink{fill:${brandColors.dark.ink}}`);
  expect(svg).toContain(`<path class="accent" fill="${brandColors.light.accent}"`);
});

test('on a tile the mark is centred and takes its share', () => {
  const svg = tileSvg(mark, brandColors.light, { size: 100, share: 0.64 });
  expect(svg).toContain('translate(18 18) scale(2)');
});

test('an icon file says where its picture starts and how long it is', () => {
  const picture = Buffer.from('picture');
  const file = icoFile(picture, 32);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.subarray(offset, offset + length).equals(picture)).toBe(true);
  expect([file[6], file[7]]).toEqual([32, 32]);
});
