import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { readFences } from './page/readPage';
import { planSteps } from './page/planSteps';
import { createReader } from './reader/createReader';
import { followSteps } from './reader/followSteps';
import { openTerminal, waitUntil } from './reader/openTerminal';

const file = 'docs/en/guide/start/quick-start.mdx';
const source = readFileSync(file, 'utf8');
const steps = planSteps(readFences(source, file), file);
const reader = createReader();
afterAll(reader.leave);

let isStuck = () => false;

describe('the quick start, followed literally in an empty folder', () => {
  ({ isStuck } = followSteps(steps, reader));

  it('has commands to run and outputs to compare', () => {
    const types = steps.map(({ type }) => type);
    expect(types).toContain('run');
    expect(types).toContain('compareFile');
    expect(types).toContain('compareTerminal');
  });
});

describe('the versions it was proved with', () => {
  const packages = {
    '@rslib/core': /^Rslib v(\S+)$/m,
    typescript: /\bTypeScript (\d+\.\d+\.\d+)\b/,
  };
  for (const [name, pattern] of Object.entries(packages)) {
    it(`are those npm installs today: ${name}`, ({ skip }) => {
      if (isStuck()) skip();
      const installed = JSON.parse(reader.read(`node_modules/${name}/package.json`)).version;
      const advice = `prove the page again: fix what the other tests report and name ${installed}`;
      expect(pattern.exec(source)?.[1], advice).toBe(installed);
    });
  }
});

describe('what it says in sentences', () => {
  prove('`dist` now contains two files.', () => {
    expect(readdirSync(path.join(reader.folder, 'dist')).sort()).toEqual([
      'index.d.ts',
      'index.js',
    ]);
  });

  prove("CommonJS code can load this build too: `require('my-lib')` works", async () => {
    reader.write('try.cjs', "console.log(require('my-lib').greet('world'));\n");
    expect((await reader.run('node try.cjs')).stdout).toBe('Hello, world!\n');
  });

  prove(
    '`npm pack --dry-run` lists the files your users will receive: here `dist/index.d.ts`, `dist/index.js` and `package.json`.',
    async () => {
      const { stdout } = await reader.run('npm pack --dry-run --json');
      const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
      expect(files.map((packed) => packed.path)).toEqual([
        'dist/index.d.ts',
        'dist/index.js',
        'package.json',
      ]);
    },
  );

  prove(
    '`npx publint` checks `package.json` against those files; version 0.3.25 prints `All good!` for this package.',
    async () => {
      const { stdout } = await reader.run('npx --yes publint@0.3.25');
      expect(stdout.trim().split('\n').at(-1)).toBe('All good!');
    },
  );

  prove(
    'It builds once, prints `build completed, watching for changes...`, and rebuilds when you save a file that the bundle contains.',
    async () => {
      const before = reader.read('src/index.ts');
      const terminal = openTerminal('npm run dev', reader);
      try {
        await terminal.waitFor('build completed, watching for changes...');
        reader.write('src/index.ts', `${before}export const added: number = 1;\n`);
        for (const built of ['dist/index.js', 'dist/index.d.ts']) {
          await waitUntil(
            // A rebuild empties dist first.
            () => reader.has(built) && reader.read(built).includes('added'),
            () => `${built} was not rebuilt.`,
          );
        }
      } finally {
        await terminal.interrupt();
      }
    },
  );
});

/** A sentence of the page and the test that it is so. */
function prove(sentence: string, look: () => Promise<void> | void) {
  it(sentence, async ({ skip }) => {
    if (isStuck()) skip();
    if (!source.includes(sentence)) {
      throw new Error(`${file} no longer says this: prove what it says now.`);
    }
    await look();
  });
}
