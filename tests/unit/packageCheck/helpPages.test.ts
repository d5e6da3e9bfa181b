import { expect, it } from '@rstest/core';
import i18n from '../../../i18n.json' with { type: 'json' };
import { helpPages } from '../../../packageCheck/helpPages';

const codes = Object.keys(helpPages);

it('each finding has its two texts, and none is left over', () => {
  const keys = Object.keys(i18n).filter((key) => /^packed(?:Find|Fix)[A-Z]/.test(key));
  const wanted = codes.flatMap((code) => [`packedFind${code}`, `packedFix${code}`]);
  expect(keys.sort()).toEqual(wanted.sort());
});
