import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  await checkOutput(task);
  const log = await task.build('build:api');
  expect(log.includes('built 1 output'), 'build:api prints what it did', log);
  await checkOutput(task);
  await task.check('-p tsconfig.config.json');
  const config = task.read('rslib.config.ts');
  expect(
    !/@ts-(?:ignore|expect|nocheck)|as any|as unknown/.test(config),
    'nothing hides an option',
    config,
  );
  for (const name of ['autoExternal', 'dts'])
    expect(config.includes(name), `${name} stays in the configuration`, config);
}

/** @param {import('../../judge.mjs').Task} task */
async function checkOutput(task) {
  const used = await task.pack();
  await used.publint();
  rmSync(path.join(used.user, 'node_modules/clsx'), { force: true });
  await used.node(`import { Padded, mode, splitWords } from 'padded';
    if (new Padded('a b').pad(3) !== '..a ..b' || splitWords('a b').length !== 2) process.exit(1);
    if (mode !== 'production') throw new Error('mode is ' + mode);`);
  const code = used.read('dist/index.js');
  expect(/static lengths\s*=/.test(code) && /#words;/.test(code), 'nothing is transformed', code);
  expect(existsSync(path.join(task.folder, 'dist/index.d.ts')), 'there are declarations');
  const declarations = used.read('dist/index.d.ts');
  expect(
    /from ['"]\.\/words\/split['"]/.test(declarations),
    'they import files as before',
    declarations,
  );
  await used.types(
    "import { Padded, type Words } from 'padded'; export const words: Words = [new Padded('a').pad(2)];",
    '.ts',
    '--module esnext --moduleResolution bundler',
  );
}
