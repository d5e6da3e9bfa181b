import { describe, expect, it } from '@rstest/core';
import { resolveCode } from '../../../../../build/render/code/resolveCode';

const place = { folder: 'tests/fixtures/code', docs: 'docs' };
const explain = (meta: Parameters<typeof resolveCode>[0]): string => {
  try {
    return resolveCode(meta, place) ?? '';
  } catch (error) {
    const { message, hint } = error as { message: string; hint: string };
    return `${message} ${hint}`;
  }
};

describe('resolveCode', () => {
  it('reads from the repository and from beside the page', () => {
    const code = resolveCode(
      { file: '<root>/tests/fixtures/code/slugs.ts', region: 'slug' },
      place,
    );
    expect(code).toContain('toSlug');
    expect(resolveCode({ file: './slugs.ts', region: 'slug' }, place)).toBe(code);
  });

  it('leaves fences that hold their code', () => {
    expect(resolveCode({ title: 'a.ts' }, place)).toBeUndefined();
  });

  it.each([
    [{ file: './slug.ts' }, 'There is no file `./slug.ts`. Did you mean `./slugs.ts`?'],
    [{ file: '<root>/nowhere/a.ts' }, 'The folder `<root>/nowhere` is not there either.'],
    [{ file: './slugs.ts', region: 'slags' }, 'it has no region `slags`; it has `words`, `slug`.'],
    [{ file: 'slugs.ts' }, '`slugs.ts` does not say where it starts.'],
    [{ file: '../../../../etc/hosts' }, 'lies outside the repository.'],
    [{ region: 'slug' }, 'The region `slug` is of no file.'],
  ])('says what is wrong with %j', (meta, reason) => {
    expect(explain(meta)).toContain(reason);
  });
});
