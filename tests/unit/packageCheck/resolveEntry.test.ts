import { expect, it, rs } from '@rstest/core';
import { execFileSync } from 'node:child_process';
import { type Manifest, resolveEntry } from '../../../packageCheck/manifest';
import { listRuntime } from '../../../packageCheck/runtime';
import { createTestFolder } from '../../support/testFolder';

const { resolve, write } = createTestFolder();

/** What an entry may lead to, as JSON. */
const targets = `"./a.js" | "" | "a.js" | "../a.js" | "/a.js" | "./x/../a.js" | "./%2e/a.js" | "./node_modules/a.js" | null
  1 | true | {} | [] | ["./a.js", "./b.js"] | ["a.js", "./b.js"] | [null, "./b.js"] | ["a.js", null] | [null, "a.js"]
  [{ "browser": "./a.js" }, "./b.js"] | [{ "0": "./a.js" }, "./b.js"] | { "import": "./a.js", "require": "./b.js" }
  { "require": "./a.js" } | { "require": null, "default": "./a.js" } | { "import": null, "default": "./a.js" }
  { "import": "./a.js", "0": "./b.js" } | { "import": { "browser": "./a.js" }, "default": "./b.js" }
  { "import": { "browser": "./a.js", "default": null }, "default": "./b.js" } | { "node": "./a.js", "default": "./b.js" }
  { "node-addons": "./a.js", "default": "./b.js" } | { "module-sync": "./a.js", "default": "./b.js" }
  { "types": "./a.d.ts", "default": "./b.js" } | { "development": "./a.js" } | { "default": "./a.js", "import": "./b.js" }
  { "import": { "node": { "require": "./a.js" }, "default": "./b.js" } }`;

const [a, b] = ['./a.js', './b.js'];
const main = [a, [a], { import: a, require: b }, null, {}, false, { '.': a, import: a }];
const inner = [a, { import: a }, { './b': b }, { './b': null }, { '.': a }, { node: { './b': b } }];
const manifests: [entry: string, manifest: object][] = [
  ...targets
    .split(/\||\n/)
    .map((target): [string, object] => ['.', { exports: { '.': JSON.parse(target) as unknown } }]),
  ...main.map((exports): [string, object] => ['.', { exports }]),
  ...inner.map((exports): [string, object] => ['./b', { exports }]),
];

it('leads where Node.js leads', () => {
  for (const [index, [, manifest]] of manifests.entries()) {
    const folder = `node_modules/p${index}`;
    for (const file of ['a.js', 'b.js', 'index.js', 'node_modules/a.js'])
      write(`${folder}/${file}`, '');
    write(`${folder}/package.json`, JSON.stringify(manifest));
  }
  const ids = manifests.map(([entry], index) => `p${index}${entry.slice(1)}`);
  write(
    'resolve.mjs',
    `import { createRequire } from 'node:module';
    const { resolve } = createRequire(import.meta.url);
    const attempt = (run) => { try { return run().replace(/.*[/\\\\]p\\d+[/\\\\]/, './'); } catch ({ code }) { return code; } };
    const found = ${JSON.stringify(ids)}.map((id) => [attempt(() => import.meta.resolve(id)), attempt(() => resolve(id))]);
    console.log(JSON.stringify(found));`,
  );
  const wanted = JSON.parse(
    execFileSync(process.execPath, [resolve('resolve.mjs')], { encoding: 'utf8' }),
  ) as string[][];
  const found = manifests.map(([entry, manifest]) =>
    ['import', 'require'].map((way) => {
      const given = JSON.parse(JSON.stringify({ name: 'p', ...manifest })) as Manifest;
      const resolved = resolveEntry(given, entry, ['node', 'node-addons', way, 'module-sync']);
      return 'target' in resolved ? resolved.target : resolved.error;
    }),
  );
  const show = (list: string[][]) => manifests.map((one, index) => [one, list[index]]);
  expect(show(found)).toEqual(show(wanted));
});

const encode = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]));

const template = 'let a = `\nexport default 1;\n`;';

it.each([
  ['an index, where `main` is not there', { main: './gone' }, 'index.js', 'exports.a = 1;', 'Cjs'],
  ['a template with a line of an ES module', {}, 'index.js', template, 'Cjs'],
  ['the same in a .cjs file', { main: 'a.cjs' }, 'a.cjs', template, 'Cjs'],
  ['minified ES modules', { main: 'a.cjs' }, 'a.cjs', 'let a=1;export{a}', 'WrongFormat'],
  ['exports that Node.js refuses', { exports: { '.': a, import: a } }, 'a.js', '', 'Invalid'],
])('names the format of %s', (_name, manifest, file, text, word) => {
  const [row] = listRuntime({ name: 'p', ...manifest }, encode({ [file]: text }));
  expect(row?.cells.require?.word).toBe(word);
});

it('reads each file a few times, however many entries lead to it', () => {
  const names = Array.from({ length: 100 }, (_, at) => `icon${at}`);
  const files = encode(Object.fromEntries(names.map((name) => [`${name}.js`, "import 'react';"])));
  const read = rs.spyOn(files, 'get');
  const exports = Object.fromEntries(names.map((key) => [`./${key}/*`, './*.js']));
  const rows = listRuntime({ name: 'p', type: 'module', exports }, files);
  expect(rows.map(({ cells }) => cells.import?.word)).toEqual(names.map(() => 'BrokenImport'));
  expect(read.mock.calls.length / (names.length * rows.length)).toBeLessThan(5);
});
