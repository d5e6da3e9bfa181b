import { expect, it } from '@rstest/core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorSchemas } from '../../../../../build/check/content/editorSchemas';

const folder = path.resolve('docs/.schemas');

it('are what the check reads; `npm run fix` writes them again', () => {
  const written = Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown,
    ]),
  );
  expect(written).toEqual(editorSchemas);
});

it('are those that the editor’s settings name', () => {
  const settings = readFileSync(path.resolve('.vscode/settings.json'), 'utf8');
  const named = [...settings.matchAll(/\.\/docs\/\.schemas\/([\w.-]+)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(editorSchemas).sort());
});
