import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectOptionsAlone } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  const log = await task.build();
  expect(!/TS\d{4}|\bwarn\b|\berror\b/i.test(log), 'the build logs no error of types', log);
  expectOptionsAlone(task);
  const projects = readdirSync(task.folder).filter((file) => /^tsconfig.*\.json$/.test(file));
  const start = readFileSync(new URL('start/tsconfig.json', import.meta.url), 'utf8');
  expect(
    projects.length === 1 && task.read('tsconfig.json') === start,
    'tsconfig.json stays as it is, and the only one',
    projects.join('\n'),
  );
  const { scripts } = JSON.parse(task.read('package.json'));
  expect(scripts.check === 'tsc --noEmit', 'the check stays as it is', scripts.check);
  const checked = await task.check('--noEmit --pretty false').catch((error) => String(error));
  expect(
    /sortRows\.ts\(\d+,\d+\): error TS2322/.test(checked),
    'the check finds the error',
    checked,
  );

  const used = await task.pack();
  await used.publint();
  await used.typesWrong({ profile: 'node16' });
  const code = `const table = createTable([{ name: 'b' }, { name: 'a' }], 'name');
    if (toLines(table).join() !== 'a,b' || separator !== ' | ') process.exit(1);`;
  await used.node(`import { createTable, separator, toLines } from 'report-tables'; ${code}`);
  await used.node(
    `const { createTable, separator, toLines } = require('report-tables'); ${code}`,
    '.cjs',
  );
  const tests = used.files.filter((file) => /\.test\./.test(file));
  expect(tests.length === 0, 'tests have no declarations', tests.join('\n'));
  const declarations = used.files.filter((file) => /\.d\.[cm]?ts$/.test(file));
  const aliased = declarations.filter((file) => /['"]@\//.test(used.read(file)));
  expect(aliased.length === 0, 'no alias is left', aliased.join('\n'));
  const typed = `import { createTable, separator, toLines, type Row, type Table } from 'report-tables';
    const row: Row = { name: 'a' };
    const table: Table = createTable([row], 'name');
    export const lines: string[] = toLines(table);
    export const text: ' | ' = separator;
    // @ts-expect-error: rows are no numbers
    createTable([1]);
    // @ts-expect-error: lines are no numbers
    const numbers: number[] = toLines(table);`;
  await used.types(typed, '.mts');
  await used.types(typed, '.cts');
  await used.types(typed, '.ts', '--module esnext --moduleResolution bundler');
}
