import { expect, test } from '@rstest/core';
import { pickSiteTexts, writeGroup } from '../../../site/texts';

test('texts of a group are with it alone, and the others in the scripts', () => {
  const form = { en: 'Close', zh: '关闭' };
  const texts = { pagesMenu: form, packedMenu: form, 'packed.close': form, 'packeds.close': form };
  expect(Object.keys(pickSiteTexts(texts))).toEqual(['pagesMenu', 'packedMenu']);
  expect(writeGroup(texts, 'packed', 'zh')).toBe('{"packed.close":"关闭"}');
});
