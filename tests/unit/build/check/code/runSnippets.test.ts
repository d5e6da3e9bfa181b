import { beforeAll, expect, it } from '@rstest/core';
import { defineConfig } from '@rslib/core';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCache } from '../../../../../build/read/cache';
import type { FenceIssue } from '../../../../../build/check/code/fenceClass';
import { runSnippets } from '../../../../../build/check/code/runSnippets';
import { readPageContent } from '../../../../../build/components/docsPages';
import { listSnippets } from '../../../../../build/read/snippets';

const config = (body: string) =>
  `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${body});`;
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** Each entry is a page; its name says what is expected of it. */
const pages = {
  'a configuration': fence('ts config', config("{ lib: [{ format: 'esm', dts: true }] }")),
  'a configuration with a plugin': fence(
    'ts config',
    `import { pluginReact } from '@rsbuild/plugin-react';\n${config('{ plugins: [pluginReact()] }')}`,
  ),
  'a configuration in JavaScript': fence('js title="rslib.config.mjs" config', config('{}')),
  'an unknown option in JavaScript': fence(
    'js title="rslib.config.mjs" config',
    config('{\n  bundel: true,\n}'),
  ),
  'an option next to a known one': fence(
    'ts config',
    config("{ output: { target: 'node', distpath: {} } }"),
  ),
  'an unknown option of a plain object': fence(
    'ts title="rslib.config.prod.ts" config',
    'export default { bundel: true };',
  ),
  'one that ends the process': fence('ts config', `process.exit(3);\n${config('{}')}`),
  'a configuration after a crash': fence('ts config', config('{ bundle: true }')),
  'a configuration that exports nothing': fence('ts config', 'export const a = 1;'),
  'a module': fence('ts module', "export const a: number = 1;\ndocument.body.append('a');"),
  'modules that import each other':
    fence('ts title="src/index.ts" module', "import { b } from './b';\n\nexport const a = b + 1;") +
    fence('ts title="src/b.ts" module', 'export const b = 1;'),
  'a component': fence(
    'tsx title="src/Button.tsx" module',
    "import './Button.css';\nimport logo from './logo.svg';\n\nexport const Button = () => <img src={logo} alt=\"\" />;",
  ),
  'a component of Preact': fence(
    'tsx module',
    'import { useState } from \'preact/hooks\';\n\nexport function Count() {\n  const [n] = useState(0);\n  return <p class="a">{n}</p>;\n}',
  ),
  'plain JavaScript': fence(
    'js module',
    "import { greet } from 'my-lib';\n\nconsole.log(greet(1));",
  ),
  'JavaScript that asks to be checked': fence(
    'js module',
    "// @ts-check\n/** @type {number} */\nexport const a = 'a';",
  ),
  // Compilers that find it say nothing about the types of the others.
  'an error of syntax': fence('ts module', 'export const a = ;'),
  'a tsconfig': fence(
    'json title="tsconfig.json" json',
    '{\n  // why\n  "compilerOptions": { "strict": true, "composite": true },\n  "references": [{ "path": "./core" }]\n}',
  ),
  'a tsconfig with a removed option': fence(
    'json title="tsconfig.json" json',
    '{\n  "compilerOptions": {\n    "baseUrl": "."\n  }\n}',
  ),
  'an error of types': fence('ts config expect-error="bundel"', config('{ bundel: true }')),
  'an error of loading': fence(
    'ts config expect-error="no luck"',
    `${config('{}')}\nif (process.pid) throw new Error('no luck');`,
  ),
  'an error of building': fence(
    'ts config expect-error=\'Expect "lib" field to be a non-empty array\'',
    config('{ lib: [] }'),
  ),
  'not run': fence('ts config not-run="why"', 'this is nothing'),
};

// As guide/upgrade/v0-to-v1 says, the package's own types let it pass; else `strictCore` could go.
defineConfig({ output: { target: 'node', distpath: {} } });

type PageName = keyof typeof pages;

const names = Object.keys(pages) as PageName[];
const found = {} as Record<PageName, FenceIssue[]>;
const cacheFile = path.join(mkdtempSync(path.join(tmpdir(), 'snippets-')), 'results.json');

const places = names.flatMap((name) =>
  listSnippets(readPageContent(pages[name]).fences).map((snippet) => ({ name, snippet })),
);

beforeAll(async () => {
  const results = openCache<FenceIssue[]>(cacheFile);
  const snippets = places.map(({ snippet }) => snippet);
  const issues = await runSnippets(snippets, results, 'test');
  results.save();
  for (const name of names) found[name] = [];
  places.forEach(({ name }, index) => found[name].push(...(issues[index] ?? [])));
}, 240_000);

it.each([
  'a configuration',
  'a configuration with a plugin',
  'a configuration in JavaScript',
  'a configuration after a crash',
  'a module',
  'modules that import each other',
  'a component',
  'a component of Preact',
  'plain JavaScript',
  'a tsconfig',
  'an error of types',
  'an error of loading',
  'an error of building',
  'not run',
] as const)('what is as it should be: %s', (name) => expect(found[name]).toEqual([]));

it.each([
  ['an unknown option in JavaScript', 'config-types', 4, "'bundel' does not exist"],
  ['an unknown option of a plain object', 'config-types', 1, "'bundel' does not exist"],
  ['an option next to a known one', 'config-types', 3, "'distpath' does not exist in type"],
  ['an option next to a known one', 'config-types', 3, "Did you mean to write 'distPath'?"],
  ['one that ends the process', 'config-load', 0, 'it ends the process with exit code 3'],
  ['a configuration that exports nothing', 'config-load', 0, '`loadConfig` fails'],
  ['JavaScript that asks to be checked', 'module-types', 3, 'TS2322'],
  ['an error of syntax', 'module-types', 1, 'TS1109'],
  ['a tsconfig with a removed option', 'tsconfig', 3, "Option 'baseUrl' has been removed"],
] as const)('what is not: %s', (name, rule, line, message) => {
  expect(found[name]).toMatchObject([{ rule, line }]);
  expect(found[name][0]?.message).toContain(message);
  expect(found[name][0]?.message).not.toContain('?.');
});

it('what was proved is not proved again', async () => {
  const started = performance.now();
  const results = openCache<FenceIssue[]>(cacheFile);
  const snippets = places.map(({ snippet }) => snippet);
  const issues = await runSnippets(snippets, results, 'test');
  expect(issues.flat()).toEqual(names.flatMap((name) => found[name]));
  expect(performance.now() - started).toBeLessThan(1000);
});
