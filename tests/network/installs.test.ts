import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { isFragment, listFiles } from '../../build/read/files';
import { readFences } from './page/readPage';
import { createReader } from './reader/createReader';

/** Pages that another test here follows as a whole, and those that speak of other tools. */
const followed =
  /^(?:index|components|guide\/(?:start\/quick-start|solution\/|migration\/|faq\/choose-a-tool|advanced\/rstack-cli))/;
const isInstall = (line: string) => /^npm (?:add|i|install) /.test(line);
const isConfig = /^(?:rslib|rsbuild|rspress|rstest)\.config\./;

const folder = 'docs/en';
const pages = listFiles(folder).flatMap((page) => {
  const name = page.replace(/\.mdx$/, '');
  if (name === page || isFragment(page) || followed.test(name)) return [];
  const file = path.posix.join(folder, page);
  const source = readFileSync(file, 'utf8');
  const fences = readFences(source, file);
  const lines = fences.flatMap(({ language, text }) =>
    language === 'bash' ? text.split('\n') : [],
  );
  const installs = lines.filter(isInstall);
  return installs.length > 0 ? [{ name, source, fences, lines, installs }] : [];
});

/** Packages that a file imports by name. */
const listImports = (text: string): string[] =>
  [...text.matchAll(/from '((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?';$/gm)].map(
    ([, name = '']) => name,
  );

it('there are such pages', () => {
  expect(pages.length).toBeGreaterThan(10);
});

describe.each(pages)('what $name installs', ({ source, fences, lines, installs }) => {
  const reader = createReader();
  afterAll(reader.leave);

  it('can be installed into a library, in the order of the page', async () => {
    reader.write('package.json', '{ "name": "my-lib", "version": "1.0.0", "type": "module" }\n');
    await reader.run('npm install -D @rslib/core typescript');
    for (const line of installs) {
      await reader.run(line).catch((error: Error) => {
        // Where a page says so, npm refuses a version that works.
        if (!/ERESOLVE/.test(error.message) || !/ERESOLVE/.test(source)) throw error;
        return reader.run(`${line} --legacy-peer-deps`);
      });
    }
  });

  it('is all that its configurations import, and has the commands that it runs', () => {
    const files = fences.filter(
      ({ attributes: { title = '', 'not-run': reason } }) => isConfig.test(title) && !reason,
    );
    const imported = files.flatMap(({ text }) => listImports(text));
    const missing = imported.filter(
      (name) => !builtinModules.includes(name) && !reader.has(`node_modules/${name}/package.json`),
    );
    expect(missing).toEqual([]);
    const commands = lines.flatMap((line) => /^npx (?!--yes)([\w-]+)/.exec(line)?.[1] ?? []);
    // Anything that is not installed is fetched by npx, with a question.
    const fetched = ['publint'];
    expect(
      commands.filter(
        (name) => !fetched.includes(name) && !reader.has(`node_modules/.bin/${name}`),
      ),
    ).toEqual([]);
  });
});
