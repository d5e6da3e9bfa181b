import { describe, expect, it } from '@rstest/core';
import { openFactStore } from '../../../../../build/components/factStore';
import {
  checkOptionPages,
  checkFlagPage,
  checkOptionTables,
} from '../../../../../build/check/code/optionTables';
import { readPage } from '../../readPage';

const { tool } = openFactStore();

describe('every option has a heading', () => {
  const options = tool.options.filter(({ path }) => /^(?:id$|wasm$|dts\.bundle|dts$)/.test(path));
  const check = (pages: Record<string, string>) =>
    checkOptionPages(
      Object.entries(pages).map(([file, text]) => readPage(text, `en/${file}.mdx`)),
      options,
    );
  const dts =
    '# lib.dts\n\n## dts.bundle\n\n### `tsconfigPath`\n\n### `dts.bundle.bundledPackages`\n';

  it('by its path, by its last part in code, or by the title of its page', () => {
    const lib = '# lib\n\n### id\n\n### wasm\n';
    expect([...check({ 'config/lib': lib, 'config/lib/dts': dts })]).toEqual([]);
  });

  it('is missed on its page, or on that of all options', () => {
    const found = check({
      'config/lib': '# lib\n\n### wasm\n',
      'config/lib/dts': '# dts\n\n## dts.bundle\n\n### `tsconfigPath`\n',
    });
    expect(found.get('en/config/lib/dts.mdx')).toMatchObject([
      { line: 1, message: 'No heading names the option `dts.bundle.bundledPackages`.' },
    ]);
    expect(found.get('en/config/lib.mdx')).toMatchObject([
      { line: 1, message: 'No heading names the option `id`.' },
    ]);
  });
});

describe('tables written by hand', () => {
  const check = (text: string, file = 'config/lib/dts') =>
    checkOptionTables(readPage(text, `en/${file}.mdx`), tool).map(
      ({ line, message }) => `${line} ${message}`,
    );
  const listOption = (path: string, value: string, level = 'yes') =>
    `| Option | Default | Top level |\n| --- | --- | --- |\n| \`${path}\` | ${value} | ${level} |\n`;

  it('state no facts of one option', () => {
    const table = '| Type | Means |\n| --- | --- |\n| `boolean` | on or off |\n';
    expect(check(`# lib.dts\n\n### dts.bundle\n\n${table}`)).toEqual([
      '5 Nothing compares this table with the declaration of `dts.bundle`.',
    ]);
    expect(check(`# The files\n\n${table}`, 'guide/files')).toEqual([]);
  });

  it.each([
    ['`"esm"`', 'yes', 0],
    ['see below', 'yes', 0],
    ["`'cjs'`", 'yes', 1],
    ['`cjs`', 'yes', 1],
    ["`'esm'`", '–', 1],
  ])('list options as declared: %s, %s', (value, level, count) => {
    const table = listOption('lib.format', value, level).replace('Default', 'Default value');
    expect(check(table)).toHaveLength(count);
  });

  it('compare the defaults that Rslib gives to options of Rsbuild', () => {
    expect(check(listOption('performance.buildCache', '`true`; off in Rsbuild'))).toEqual([]);
    expect(check(listOption('performance.buildCache', '`false`; off in Rsbuild'))).toEqual([
      '3 `performance.buildCache`: its default is true, not `false`.',
    ]);
  });
});

it('a table names every flag, not only a sentence', () => {
  const flags = ['--watch', '--root'].map((name) => ({ name, description: '' }));
  const check = (text: string) =>
    checkFlagPage(readPage(text), [{ name: 'build', description: '', flags }]);
  expect(check('| <Flag name="--watch" /> |\n\n<Flag name="--root" />\n')).toEqual([]);
  expect(check('`--watch` and <Flag name="--root" />\n')).toMatchObject([
    {
      line: 1,
      rule: 'option-undocumented',
      message: 'No table names `--watch`, a flag of `rslib build`.',
    },
  ]);
});
