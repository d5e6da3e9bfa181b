import { cpSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from '@rstest/core';
import { readFences } from './page/readPage';
import { createReader } from './reader/createReader';

const file = 'docs/en/guide/solution/svelte.mdx';
const page = readFileSync(file, 'utf8');
const section = 'Types from the components';
const fences = readFences(page, file, (name) => name === section);
const [, version = ''] = /`svelte2tsx` (\d\S*);/.exec(page) ?? [];

const reader = createReader();
afterAll(reader.leave);

it('svelte2tsx writes the declarations that the page shows', async () => {
  cpSync('cases/solution-svelte', reader.folder, { recursive: true });
  const replace = (name: string, from: string, to: string) => {
    expect(reader.read(name)).toContain(from);
    reader.write(name, reader.read(name).replace(from, to));
  };
  replace('rslib.config.ts', '      dts: true,\n', '');
  replace('tsconfig.json', '"strict": true', '"strict": true, "verbatimModuleSyntax": true');
  await reader.run('npm install -D @rslib/core @rsbuild/plugin-svelte typescript svelte');
  const [shown, ...files] = fences
    .filter(({ attributes }) => attributes.title)
    .reverse()
    .map(({ attributes: { title = '' }, text }) => ({ title, text: `${text}\n` }));
  for (const { title, text } of files) reader.write(title, text);
  for (const { text } of fences.filter(({ words }) => words.includes('shell')))
    await reader.run(text.replace('svelte2tsx', `svelte2tsx@${version}`));
  expect(shown?.title).toBe('dist/browser/Counter.svelte.d.ts');
  expect(reader.read(shown?.title ?? '')).toBe(shown?.text);

  // As a user, with one wrong prop.
  reader.write(
    'use.ts',
    "import { mount } from 'svelte';\nimport { Counter } from 'my-counter';\nmount(Counter, { target: document.body, props: { label: 1 } });\n",
  );
  const check = 'npx tsc --noEmit --strict --target ES2022 use.ts';
  await expect(reader.run(`${check} --module ESNext --moduleResolution Bundler`)).rejects.toThrow(
    "Type 'number' is not assignable to type 'string'",
  );
  await reader.run(`${check} --module NodeNext`);

  await reader.run('npm install -D typescript@7 --legacy-peer-deps');
  await expect(reader.run('node types.mjs')).rejects.toThrow('not compatible with TypeScript 7');
});
