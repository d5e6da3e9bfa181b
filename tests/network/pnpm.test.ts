import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { createReader, runShell } from './reader/createReader';
import { readFences } from './page/readPage';

const file = 'docs/en/guide/advanced/monorepo.mdx';
const page = readFileSync(file, 'utf8');
const fences = readFences(page, file);
const [install = ''] = fences.flatMap(({ text }) => (text.startsWith('pnpm ') ? [text] : []));
const workspaces = fences.find(({ attributes }) => attributes.title === 'pnpm-workspace.yaml');

const config = (options: string) => `export default ${options};\n`;
const compilerOptions = {
  rootDir: 'src',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  types: [],
};
const tsconfig = JSON.stringify({ compilerOptions, include: ['src'] });

describe.each(['10.34.9', '12.21.0'])('pnpm %s', (version) => {
  const tool = createReader();
  const readers = [tool];
  afterAll(() => readers.forEach(({ leave }) => leave()));
  beforeAll(async () => {
    tool.write('package.json', '{}');
    await tool.run(`npm install pnpm@${version}`);
  }, 280_000);

  /** Someone whose `pnpm` is this one, with its store next to the project. */
  function createPnpmReader(files: Record<string, string>) {
    const reader = createReader();
    readers.push(reader);
    reader.env.PATH = `${tool.folder}/node_modules/.bin:${reader.env.PATH}`;
    reader.env.XDG_DATA_HOME = path.join(tool.folder, 'data');
    for (const [name, text] of Object.entries(files)) reader.write(name, text);
    const tryRun = async (command: string) => {
      const options = { folder: reader.folder, env: reader.env, longest: 280_000 };
      const { code, stdout, stderr } = await runShell(command, options);
      return { code, log: stripVTControlCharacters(stdout + stderr).replaceAll(/\s+/g, ' ') };
    };
    return { ...reader, tryRun };
  }

  /** A workspace with the packages of a case, as the page changes them for pnpm. */
  function createWorkspace(id: string, field: string) {
    const reader = createPnpmReader({
      'package.json': '{ "name": "acme", "private": true }\n',
      'pnpm-workspace.yaml': `${workspaces?.text}\n`,
    });
    const [text, slugs] = ['packages/text', 'packages/slugs'];
    cpSync('cases/monorepo/packages', path.join(reader.folder, 'packages'), { recursive: true });
    if (id !== 'monorepo') {
      for (const name of ['package.json', 'rslib.config.ts', 'src', 'tsconfig.json'])
        cpSync(`cases/${id}/${name}`, path.join(reader.folder, slugs, name), { recursive: true });
    }
    for (const folder of [text, slugs]) {
      const manifest = JSON.parse(reader.read(`${folder}/package.json`));
      manifest.scripts = { build: 'rslib build' };
      delete manifest.workspaces;
      if (folder === slugs) {
        expect(manifest[field]).toEqual({ '@acme/text': '1.0.0' });
        manifest[field] = { '@acme/text': 'workspace:*' };
      }
      reader.write(`${folder}/package.json`, JSON.stringify(manifest));
    }
    return reader;
  }

  it.each([
    ['monorepo', 'dependencies', ''],
    ['monorepo-private-package', 'devDependencies', ' @microsoft/api-extractor@7'],
  ])('builds what npm builds: %s', async (id, field, packages) => {
    const reader = createWorkspace(id, field);
    await reader.run(install.replace(' typescript', ` typescript@7${packages}`));
    await reader.run('pnpm -r run build');
    for (const name of readdirSync(`facts/results/${id}/dist`)) {
      const clean = (text: string) => text.replaceAll('\r\n', '\n').trim();
      const expected = readFileSync(`facts/results/${id}/dist/${name}`, 'utf8');
      expect(clean(reader.read(`packages/slugs/dist/${name}`))).toBe(clean(expected));
    }
    await reader.run('cd packages/slugs && pnpm pack');
    const packed = await reader.run(
      'tar xzOf packages/slugs/acme-slugs-1.0.0.tgz package/package.json',
    );
    expect(JSON.parse(packed.stdout)[field]).toEqual({ '@acme/text': '1.0.0' });
    const npm = await reader.tryRun('cd packages/slugs && npm install');
    expect(npm).toMatchObject({ code: 1 });
    expect(npm.log).toContain('Unsupported URL Type "workspace:"');
  });

  it('keeps a package of a package out of reach of a bundle; bundleless output imports it', async () => {
    const reader = createPnpmReader({
      'package.json': '{ "name": "a", "type": "module" }\n',
      'src/index.js': "export { default } from 'ms';\n",
    });
    await reader.run('pnpm add -D @rslib/core debug');
    expect((await reader.tryRun('pnpm exec rslib build')).log).toContain("Can't resolve 'ms'");
    const build = async () => {
      reader.write('rslib.config.mjs', config('{ lib: [{ bundle: false }] }'));
      await reader.run('pnpm exec rslib build');
      expect(reader.read('dist/index.js')).toBe('export { default } from "ms";\n');
    };
    await build();
    reader.write('pnpm-workspace.yaml', 'shamefullyHoist: true\n');
    await reader.run('rm -rf node_modules && pnpm install');
    expect(reader.has('node_modules/ms')).toBe(true);
    await build();
  });

  it('an inferred type of a package of a package', async () => {
    const source = (type: string) =>
      `import { Router } from 'express';\nexport const router${type} = Router();\n`;
    const reader = createPnpmReader({
      'package.json': '{ "name": "a", "type": "module" }\n',
      'tsconfig.json': tsconfig,
      'rslib.config.mjs': config('{ dts: true }'),
      'src/index.ts': source(''),
    });
    await reader.run('pnpm add express@5 @types/express@5');
    for (const [typescript, code] of [
      ['5', 'TS2742'],
      ['6', 'TS2883'],
      ['7', 'TS2883'],
    ]) {
      await reader.run(`pnpm add -D @rslib/core typescript@${typescript}`);
      const { code: exit, log } = await reader.tryRun('pnpm exec rslib build');
      expect(exit).toBe(1);
      expect(log).toMatch(`${code}: `);
      expect(log).toMatch(/The inferred type of 'router' cannot be named .* '\.pnpm\//);
    }
    reader.write('src/index.ts', source(': ReturnType<typeof Router>'));
    await reader.run('pnpm exec rslib build');
    reader.write('src/index.ts', source(''));
    await reader.run('pnpm add @types/express-serve-static-core');
    await reader.run('pnpm exec rslib build');
  });

  it('API Extractor: version 7 is what comes without a version, and 8.0.0 fails', async () => {
    const reader = createPnpmReader({
      'package.json': '{ "name": "a", "type": "module" }\n',
      'tsconfig.json': tsconfig,
      'rslib.config.mjs': config('{ dts: { bundle: true } }'),
      'src/index.ts': 'export const one = 1;\n',
    });
    await reader.run('pnpm add -D @rslib/core typescript@7');
    await reader.run('pnpm add -D @microsoft/api-extractor');
    await reader.run('pnpm exec rslib build');
    await reader.run('pnpm add -D @microsoft/api-extractor@8.0.0');
    const { code, log } = await reader.tryRun('pnpm exec rslib build');
    expect(code).toBe(1);
    expect(log).toContain(
      "[api-extractor] Cannot read properties of undefined (reading 'prepare')",
    );
  });
});
