import { describe, expect, it } from '@rstest/core';
import { stripLanguage } from '../../../../theme/docPage/TranslationNotice';

describe('stripLanguage', () => {
  it('leaves paths that only begin alike', () => {
    expect(stripLanguage('/zhong/', 'zh')).toBe('/zhong/');
    expect(stripLanguage('/guide/zh/', 'zh')).toBe('/guide/zh/');
    expect(stripLanguage('/guide/', 'zh')).toBe('/guide/');
  });
});
