import { expect, it } from '@rstest/core';
import { findLooseVersions } from '../../../../scripts/packages/findLooseVersions.mjs';

it('takes one version, of another package too', () => {
  const exact = { a: '1.2.3', b: '1.0.0-beta.1', c: 'npm:typescript@5.9.3', d: 'npm:@s/d@1.0.0' };
  expect(findLooseVersions({ dependencies: exact, devDependencies: exact })).toEqual([]);
  expect(findLooseVersions({ overrides: { a: { b: '1.0.0' } } })).toEqual([]);
  expect(findLooseVersions({})).toEqual([]);
});

for (const version of ['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '', '>=1.2.3', '1.2.3 || 2.0.0']) {
  it(`names what is asked for as ${JSON.stringify(version)}`, () => {
    expect(findLooseVersions({ devDependencies: { a: version } })).toEqual([
      `a ${JSON.stringify(version)}`,
    ]);
  });
}

for (const version of [
  'git+https://host/a.git',
  'file:../a',
  'npm:a',
  'npm:a@^1',
  { b: '^1.0.0' },
]) {
  it(`names what is asked for as ${JSON.stringify(version)} in overrides`, () => {
    expect(findLooseVersions({ overrides: { a: version } })).toHaveLength(1);
  });
}
