import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import i18n from '../../../../../i18n.json';
import { searchTexts } from '../../../../../build/publish/searchTexts';

const { config } = searchTexts();
const boxTexts = ['searchPlaceholderText', 'searchPanelCancelText', 'searchFailed'];

describe('searchTexts', () => {
  it('leaves in the entry script the texts of the search box only, after what others change', async () => {
    const before: UserConfig = { i18nSource: () => ({ ...i18n, added: { en: 'Added' } }) };
    const changed = (await config?.(before, {} as never, true)) as UserConfig;
    if (typeof changed.i18nSource !== 'function') throw new Error('There is no function.');
    const kept = Object.keys(await changed.i18nSource({}));
    expect(kept).toContain('added');
    expect(kept).toContain('skipToContent');
    expect(kept.filter((key) => key.startsWith('search'))).toEqual(boxTexts);
  });

  it('is asked by all of the theme that needs more than these', () => {
    const files = readdirSync('theme', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file, source: readFileSync(path.join('theme', file), 'utf8') }));
    const texts = new Set(Object.keys(i18n).filter((key) => key.startsWith('search')));
    const wrong = files.flatMap(({ file, source }) => {
      if (source.includes('useSearchText') || !source.includes('useText')) return [];
      const named = [...source.matchAll(/'(search\w+)'/g)].map(([, key = '']) => key);
      return named
        .filter((key) => texts.has(key) && !boxTexts.includes(key))
        .map((key) => `${file}: ${key}`);
    });
    expect(wrong).toEqual([]);
  });
});
