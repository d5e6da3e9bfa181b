import { describe, expect, it } from '@rstest/core';
import { findIndexAddress } from '../../../../../theme/search/local/createLocalProvider';

const find = (hashes: Record<string, string>, language: string, version = '') =>
  findIndexAddress({ hashes, version, language, fallbackLanguage: 'en' });

describe('findIndexAddress', () => {
  it('is the file of the language', () => {
    expect(find({ '###en': 'aaa', '###zh': 'bbb' }, 'zh')).toBe('/static/search_index.zh.bbb.json');
  });

  it('is that of the default language where nothing is translated', () => {
    expect(find({ '###en': 'aaa' }, 'zh')).toBe('/static/search_index.en.aaa.json');
  });

  it('replaces the first dot of a version, as the framework does', () => {
    expect(find({ '1.0.1###en': 'aaa' }, 'en', '1.0.1')).toBe(
      '/static/search_index.1_0.1.en.aaa.json',
    );
  });

  it('is absent where the build has no index', () => {
    expect(find({}, 'en')).toBeUndefined();
  });
});
