import path from 'node:path';
import type { RootContent, Root } from 'mdast';
import { expect, test, describe, it } from '@rstest/core';
import { VFile } from 'vfile';
import { renderComponents } from '../../../../../build/components';
import { findBuildTimeComponent } from '../../../../../build/components/registry';
import { openFactStore, translate } from '../../../../../build/components/factStore';
import { parseTree } from '../../mdx';
import { showTable } from '../showTable';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import {
  getFlagOption,
  listOptionFlags,
  option,
} from '../../../../../build/components/list/options';

const english = openFactStore();
const chinese = translate(english, 'zh');
test.each([
  ['docs/en/page.mdx', 'Type'],
  ['docs/zh/page.mdx', '类型'],
  ['docs/zh/guide/page.mdx', '类型'],
])('a page finds its language by its folder: %s', (file, start) => {
  const root = parseTree('<Option path="dts.isolated" />');
  renderComponents('docs', english)(root, new VFile({ path: path.resolve(file) }));
  expect(readText(root.children)).toMatch(new RegExp(`^${start}`));
});

test('no component speaks English on a page in Chinese', () => {
  const attributes: Readonly<Record<string, Record<string, string>>> = {
    Defaults: { path: 'output.dataUriLimit' },
    OutputNames: { of: 'js' },
    OutputMatrix: { of: 'esm' },
  };
  for (const [name, written] of Object.entries(attributes)) {
    const head = showTable(findBuildTimeComponent(name)?.render(written, chinese) ?? [])[0] ?? [];
    const english = head.filter((cell) => /^[A-Z][a-z]/.test(cell) && cell !== 'Rsbuild');
    expect(english.filter((cell) => cell !== 'JavaScript')).toEqual([]);
  }
});

function readText(nodes: readonly RootContent[]): string {
  return nodes
    .filter(({ type }) => type !== 'mdxjsEsm')
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? readText(node.children) : '',
    )
    .join('');
}

const store = openFactStore();
const writer = unified().use(remarkStringify, { bullet: '-' });

/** `Type boolean` of each line, code in backticks. */
const render = (attributes: Record<string, string>, facts = store) =>
  writer.stringify({ type: 'root', children: option.render(attributes, facts) } as Root);

describe('<Option />', () => {
  it('shows what the declarations and the command line say', () => {
    expect(render({ path: 'format' })).toBe(
      "- **Type** `'esm' | 'cjs' | 'umd' | 'mf' | 'iife'`\n- **Default** `'esm'`\n" +
        '- **Since** 0.0.1\n' +
        "- **Changed** [0.7](/releases/0-7) (Documented default: `undefined` → `'esm'`); " +
        "[0.8–0.9](/releases/0-9) (Accepts `'iife'`); [1.0](/releases/1-0) (Can be set at the top level)\n" +
        '- **CLI** `--format <format>`\n',
    );
    expect(render({ path: 'dts' })).toContain('\n- **CLI** `--dts`, `--no-dts`\n');
  });

  it('leaves the line of flags out where there are none', () => {
    expect(render({ path: 'dts.bundle' })).toBe(
      '- **Type** `boolean | object`\n- **Default** `false`\n- **Since** 0.0.1\n' +
        '- **Changed** [0.8–0.9](/releases/0-9) (Accepts `object`)\n- **Options** `tsconfigPath`, `bundledPackages`\n',
    );
  });

  it('takes a default in words only where the declarations leave it open', () => {
    expect(render({ path: 'dts.distPath', default: '`output.distPath`' })).toContain(
      '\n- **Default** `output.distPath`\n',
    );
    expect(render({ path: 'id', default: 'the format' })).toContain('\n- **Default** the format\n');
    expect(() => render({ path: 'dts.bundle', default: '`true`' })).toThrow(
      'the declarations state the default of “dts.bundle”',
    );
  });

  it('links the first release and the deprecation to what the release changed', () => {
    expect(render({ path: 'dts.isolated' })).toContain('- **Since** [0.22.0](/releases/0-22)');
    expect(render({ path: 'autoExternal' })).toContain('[1.0](/releases/1-0) (Deprecated:');
  });

  it('speaks the language of the page', () => {
    const chinese = translate(store, 'zh');
    expect(render({ path: 'dts.isolated' }, chinese)).toContain('[0.22.0](/zh/releases/0-22)');
    expect(render({ path: 'dts' }, chinese)).toContain('**命令行** `--dts`、`--no-dts`');
    expect(render({ path: 'wasm.mode' }, chinese)).toContain(
      "- **默认值** `bundle` 为 `true` 时是 `'compile'`，为 `false` 时是 `'preserve'`\n",
    );
  });

  it('names the nearest option for one that is not there', () => {
    expect(() => render({ path: 'dts.bundel' })).toThrow('Did you mean `dts.bundle`?');
    expect(() => render({ path: 'output.distPath' })).toThrow('an option of Rsbuild');
  });
});

it('every flag of the build that sets an option leads to one that exists', () => {
  const { commands, options, rsbuildOptions } = store.tool;
  const known = new Set([...options, ...rsbuildOptions].map(({ path }) => path));
  const flags = commands.find(({ name }) => name === 'build')?.flags ?? [];
  const others = flags.map(({ name }) => name).filter((name) => !known.has(getFlagOption(name)));
  expect(others.join(' ')).toBe(
    '--watch --version --config --config-loader --env-mode --env-dir --lib --no-env --help',
  );
  expect(listOptionFlags('output.cleanDistPath', commands)).toEqual(['--clean', '--no-clean']);
});
