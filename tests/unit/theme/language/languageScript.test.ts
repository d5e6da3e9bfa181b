import { describe, expect, it } from '@rstest/core';
import {
  stripDefaultLanguage,
  listRedirectLanguages,
} from '../../../../theme/language/languageScript';

for (const [path, base, result] of [
  ['/en/guide/start/', '/', '/guide/start/'],
  ['/en', '/', '/'],
  ['/en/', '/', '/'],
  ['/v1/en/guide/', '/', '/v1/guide/'],
  ['/docs/en/guide/', '/docs/', '/docs/guide/'],
  ['/en//example.com/x', '/', '/example.com/x'],
  ['/en///example.com', '/', '/example.com'],
  ['/english/', '/', undefined],
  ['/guide/start/en', '/', undefined],
  ['/elsewhere/en/', '/docs/', undefined],
] as const) {
  it(`makes ${result ?? 'nothing'} of ${path} below ${base}`, () => {
    expect(stripDefaultLanguage(path, base, 'en')).toBe(result);
  });
}

const languages = ['en', 'zh', 'de'];
const english = { language: 'en', defaultLanguage: 'en', languages };
const chinese = { ...english, language: 'zh' };

describe('a first visit', () => {
  it('may lead to every other language where nothing is set', () => {
    expect(listRedirectLanguages(english)).toEqual(['zh', 'de']);
    expect(listRedirectLanguages(chinese)).toEqual(['en', 'de']);
    expect(listRedirectLanguages(chinese, 'auto')).toEqual(['en', 'de']);
  });

  it('leads nowhere from any page with `never`', () => {
    expect(listRedirectLanguages(english, 'never')).toEqual([]);
    expect(listRedirectLanguages(chinese, 'never')).toEqual([]);
  });

  it('redirects from the default language only with `only-default-lang`', () => {
    expect(listRedirectLanguages(english, 'only-default-lang')).toEqual(['zh', 'de']);
    expect(listRedirectLanguages(chinese, 'only-default-lang')).toEqual([]);
  });

  it('leads nowhere on a site without languages, or with one', () => {
    expect(listRedirectLanguages({ language: '', defaultLanguage: '', languages: [] })).toEqual([]);
    expect(listRedirectLanguages({ ...english, languages: ['en'] })).toEqual([]);
  });
});
