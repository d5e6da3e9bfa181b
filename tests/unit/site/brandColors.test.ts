import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import brandColors from '../../../site/brandColors.json';
import { site } from '../../../site/site';

const tokens = readFileSync('theme/styles/tokens.css', 'utf8');

/** The two values of a token, for the light and the dark scheme. */
function readToken(name: string): [light?: string, dark?: string] {
  const match = new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  return [match?.[1], match?.[2]];
}

test.each([
  ['paper', '--surface'],
  ['ink', '--text'],
  ['muted', '--text-muted'],
  ['accent', '--fill-accent'],
] as const)('icons and images show the site’s %s', (role, token) => {
  expect(readToken(token)).toEqual([brandColors.light[role], brandColors.dark[role]]);
});

test('the frame of the browser has the color of the page', () => {
  expect(site.themeColor).toEqual({ light: brandColors.light.paper, dark: brandColors.dark.paper });
});
