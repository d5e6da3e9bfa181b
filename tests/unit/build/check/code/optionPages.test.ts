import { describe, expect, it } from '@rstest/core';
import { openFactStore } from '../../../../../build/components/factStore';
import { checkOptionPages } from '../../../../../build/check/code/optionPages';
import { checkOptionTables } from '../../../../../build/check/code/optionTables';
import { readPageContent } from '../../../../../build/components/docsPages';

const { tool } = openFactStore();

const readPage = (file: string, text: string) => ({
  ...readPageContent(text),
  file: `en/${file}.mdx`,
  route: `/${file}`,
  language: 'en',
});

describe('every option has a heading', () => {
  const options = tool.options.filter(({ path }) => /^(?:id$|wasm$|dts\.bundle|dts$)/.test(path));
  const check = (pages: Record<string, string>) =>
    checkOptionPages(
      Object.entries(pages).map(([file, text]) => readPage(file, text)),
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
    checkOptionTables(readPage(file, text), tool).map(({ line, message }) => `${line} ${message}`);
  const table = (row: string, head = '| Type | Default | Since | CLI |') =>
    `# lib.dts\n\n### dts.bundle\n\n${head}\n${head.replace(/[^|]+/g, '---')}\n${row}\n`;

  it('agree', () => {
    expect(check(table('| `boolean \\| object` | `false` | 0.0.1 | – |'))).toEqual([]);
    expect(
      check(table('| `boolean \\| { tsconfigPath?: string }` | `false`, see below | v0.0.1 | |')),
    ).toEqual([]);
  });

  it('compare unions in any order, and literals in any quotes', () => {
    const format = (type: string, value: string) =>
      `# format\n\n| Type | Default |\n| --- | --- |\n| \`${type}\` | \`${value}\` |\n`;
    const type = "'cjs' \\| 'esm' \\| 'iife' \\| 'mf' \\| 'umd'";
    expect(check(format(type, '"esm"'), 'config/lib/format')).toEqual([]);
    expect(check(format('Format', "'esm'"), 'config/lib/format')).toEqual([]);
    expect(check(format(type, "'cjs'"), 'config/lib/format')).toHaveLength(1);
  });

  it('compare the defaults that Rslib gives to options of Rsbuild', () => {
    const row = (value: string) =>
      `| Option | Default |\n| --- | --- |\n| \`performance.buildCache\` | \`${value}\`; off in Rsbuild |\n`;
    expect(check(row('true'))).toEqual([]);
    expect(check(row('false'))).toEqual([
      '3 `performance.buildCache`: its default is true, not `false`.',
    ]);
  });
});
