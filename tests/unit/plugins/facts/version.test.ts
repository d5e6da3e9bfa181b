import { describe, expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { version } from '../../../../plugins/facts/components/version';
import { openFactStore } from '../../../../plugins/facts/factStore';

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
});
