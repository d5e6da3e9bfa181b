import { describe, expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { flag, listValueRules, version } from '../../../../../build/components/list/version';
import { openFactStore } from '../../../../../build/components/factStore';

const store = openFactStore();

const readInstalled = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string })
    .version;

describe('<Version />', () => {
  it.each(['@rslib/core', '@rsbuild/core', 'publint'])('is that of the installed %s', (name) => {
    expect(version.render({ of: name }, store)).toEqual([
      { type: 'text', value: readInstalled(name) },
    ]);
  });

  it('refuses a package that is not installed', () => {
    expect(() => version.render({ of: 'left-pad-of-nobody' }, store)).toThrow(
      'left-pad-of-nobody is not installed here',
    );
  });

  it('is a range where another package asks for one', () => {
    const render = (of: string) => version.render({ of, wantedBy: '@rslib/core' }, store);
    const { dependencies, engines } = JSON.parse(
      readFileSync('node_modules/@rslib/core/package.json', 'utf8'),
    ) as Record<'dependencies' | 'engines', Record<string, string>>;
    expect(render('@rsbuild/core')).toEqual([
      { type: 'inlineCode', value: dependencies['@rsbuild/core'] },
    ]);
    expect(render('node')).toEqual([{ type: 'inlineCode', value: engines.node }]);
    expect(() => render('react')).toThrow('@rslib/core asks for no react.');
  });
});

describe('<Flag />', () => {
  it.each([
    ['--watch', '-w, --watch'],
    ['--lib', '--lib <id>'],
  ])('%s is as in the help of the tool', (name, value) => {
    expect(flag.render({ name }, store)).toEqual([{ type: 'inlineCode', value }]);
  });

  it('names the nearest flag of one that is not there', () => {
    expect(() => flag.render({ name: '--wach' }, store)).toThrow('Did you mean `--watch`?');
  });
});

it('sentences have their values before the framework reads them; rows and unknown ones stay', () => {
  const row = '| Node.js | <Version of="node" wantedBy="@rslib/core" /> |\n<Flag name="--none" />';
  const page = `Node.js <Version wantedBy="@rslib/core" of='node' />, <Flag name="--watch" />.\n${row}`;
  const rules = listValueRules(page, store);
  const read = rules.reduce((text, { search, replace }) => text.replace(search, replace), page);
  expect(read).toMatch(/^Node\.js `[\^\d][^`]+`, `-w, --watch`\.\n/);
  expect(read).toContain(row);
});
