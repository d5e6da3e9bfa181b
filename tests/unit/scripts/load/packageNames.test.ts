import { describe, expect, it } from '@rstest/core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const statement = /^import (?!type )([^;'"]+) from '([^.'"][^'"]*)'/gm;

/** `package name` of each value that a source takes from a package by its name. */
const named = ['site', 'facts', 'build']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('results'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  .flatMap((source) => [...source.matchAll(statement)])
  .filter(([, , from = '']) => !from.startsWith('node:') && !from.endsWith('.json'))
  .flatMap(([, names = '', from = '']) =>
    (/\{([^}]*)\}/.exec(names)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `${from} ${name.replace(/ as .*/, '')}`),
  );

describe('what sources take from packages', () => {
  // In the bundle that scripts/load makes of them, a name that Node does not find is undefined until
  // somebody calls it.
  it('is there where Node imports them itself', async () => {
    const missing: string[] = [];
    for (const pair of new Set(named)) {
      const [from = '', name = ''] = pair.split(' ');
      const module: object = await import(/* webpackIgnore: true */ from);
      if (!(name in module)) missing.push(pair);
    }
    expect(named.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});
