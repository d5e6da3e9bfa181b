import { existsSync } from 'node:fs';
import path from 'node:path';

const segmentPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const endings = ['.mdx', '.md', '.tsx', '.ts', '.jsx', '.js'];

/**
 * The parts of a new page's address: `guide/basic/my-page`, also written with slashes around it.
 * @param {string} address
 * @param {{
 *   docs: string, language: string, sections: readonly string[],
 *   redirects: readonly { from: string }[],
 * }} options
 * @returns {string[]}
 * @throws Error saying what is wrong with it, or what is there already.
 */
export function checkAddress(address, { docs, language, sections, redirects }) {
  const segments = address.replace(/^\/|\/$/g, '').split('/');
  const bad = segments.find((segment) => !segmentPattern.test(segment));
  if (bad !== undefined) {
    throw new Error(
      `\`${bad}\` cannot be part of an address: write lower-case letters, digits and single hyphens, ` +
        'without an ending, such as `my-page`.',
    );
  }
  const [section = '', ...rest] = segments;
  if (!sections.includes(section)) {
    throw new Error(
      `There is no section \`${section}\`: a page stands in one of ${sections.join(', ')}.`,
    );
  }
  if (rest.length === 0) {
    throw new Error(
      `\`${section}\` is a section: name a page in it, such as \`${section}/my-page\`.`,
    );
  }
  const route = `/${segments.join('/')}`;
  const base = path.posix.join(language, ...segments);
  const taken = [
    ...endings.map((ending) => base + ending),
    ...endings.map((ending) => `${base}/index${ending}`),
  ].find((file) => existsSync(path.join(docs, file)));
  if (taken) throw new Error(`${route} is there already: docs/${taken}.`);
  if (redirects.some(({ from }) => from.replace(/\/$/, '') === route)) {
    throw new Error(`${route} is an old address that leads elsewhere: see site/redirects.ts.`);
  }
  return segments;
}
