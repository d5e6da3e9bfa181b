import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@rstest/core';
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

/** Styles that are in the build only where a page has this; this site has no remote search. */
const onDemand = new Map([['mdx/Footnotes.module.css', '[^']]);

const isBuilt = (file: string): boolean => {
  const name = file.split(path.sep).join('/');
  return !name.startsWith('search/remote/') && pages.includes(onDemand.get(name) ?? '');
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
