import { describe, expect, it } from '@rstest/core';
import { lacksOptionalPackages } from '../../../../scripts/install/lacksOptionalPackages.mjs';

describe('lacksOptionalPackages', () => {
  const tool = { version: '1.0.0', optionalDependencies: { '@tool/darwin': '1.0.0' } };

  it('finds a package that is named but locked nowhere above', () => {
    expect(lacksOptionalPackages({ 'node_modules/tool': tool })).toBe(true);
    expect(
      lacksOptionalPackages({
        'node_modules/tool': tool,
        'node_modules/other/node_modules/@tool/darwin': { version: '1.0.0' },
      }),
    ).toBe(true);
  });

  it('looks in every node_modules folder that Node would', () => {
    const nested = 'node_modules/@scope/a/node_modules/tool';
    for (const location of [
      `${nested}/node_modules/@tool/darwin`,
      'node_modules/@scope/a/node_modules/@tool/darwin',
      'node_modules/@tool/darwin',
    ]) {
      expect(lacksOptionalPackages({ [nested]: tool, [location]: { version: '1.0.0' } })).toBe(
        false,
      );
    }
  });

  it('is content with a lockfile that names none', () => {
    expect(lacksOptionalPackages({ '': {}, 'node_modules/a': { version: '1.0.0' } })).toBe(false);
  });
});
