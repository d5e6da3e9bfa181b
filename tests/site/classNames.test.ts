import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { components } from '../../build/components/registry';
import { outputFolder } from '../support/builtSite';

const readAll = (
  folder: string,
  ending: string,
  isWanted: (file: string) => boolean = () => true,
): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && isWanted(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** The text of all pages but the writers' page, which `npm run dev` alone has. */
const pages = readAll('docs', '.mdx', (file) => !file.endsWith('components.mdx')).join('\n');

/** What a page has to name for the build to have a part of the theme; this site has no remote search. */
const isBuilt = (file: string): boolean => {
  const part = file.split(path.sep).join('/').replace('.module.css', '');
  const drawn = [...components.values()].filter((one) => 'browser' in one);
  const names = drawn.filter(({ browser }) => browser === part).map(({ name }) => `<${name}`);
  if (part === 'mdx/Footnotes') names.push('[^');
  const isOnPage = names.length === 0 || names.some((name) => pages.includes(name));
  return isOnPage && !part.startsWith('search/remote/');
};

const comments = /\/\*[^]*?\*\//g;
const strings = /"[^"]*"|'[^']*'/g;
const globals = /:global\([^)]*\)/g;
const className = /\.(-?[a-zA-Z_][\w-]*)/g;

/** The classes of a stylesheet, each once. */
const listClasses = (css: string): Set<string> =>
  new Set(
    [
      ...css.replace(comments, '').replace(strings, '').replace(globals, '').matchAll(className),
    ].map(([, name = '']) => name),
  );

it('every class of the theme has its own short name in the built stylesheets', () => {
  const written = readAll('theme', '.module.css', isBuilt).reduce(
    (count, css) => count + listClasses(css).size,
    0,
  );
  const built = listClasses(readAll(path.join(outputFolder, 'static/css'), '.css').join('\n'));
  const globalNames = listClasses(
    readAll('theme/styles', '.css')
      .concat(readAll('theme', '.module.css').flatMap((css) => css.match(globals) ?? []))
      .join('\n')
      .replace(/:global\(([^)]*)\)/g, '$1'),
  );
  const own = [...built].filter((name) => /^[\w-]{3,4}$/.test(name) && !globalNames.has(name));
  expect(own.length).toBe(written);
});
