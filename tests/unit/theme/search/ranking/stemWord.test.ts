import { describe, expect, it } from '@rstest/core';
import { stemWord } from '../../../../../theme/search/ranking/words';

describe('stemWord', () => {
  it.each([
    ['minify', 'minifies', 'minified', 'minifying'],
    ['bundle', 'bundles', 'bundled', 'bundling'],
    ['migrate', 'migrates', 'migration', 'migrating'],
    ['map', 'maps', 'mapped', 'mapping'],
    ['library', 'libraries'],
    ['class', 'classes'],
  ])('gives one stem to %s and its forms', (word, ...forms) => {
    expect(forms.map(stemWord)).toEqual(forms.map(() => stemWord(word)));
  });

  it.each(['dts', 'css', 'ring', 'alias', 'class', 'es2021', '模块', 'сборка', ''])(
    'leaves %j as it is',
    (word) => {
      expect(stemWord(word)).toBe(word);
    },
  );

  it('keeps words of different families apart', () => {
    expect(stemWord('format')).not.toBe(stemWord('formal'));
    expect(stemWord('bundler')).not.toBe(stemWord('bundle'));
  });
});
