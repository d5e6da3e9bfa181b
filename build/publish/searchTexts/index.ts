import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isSearchText = (key: string): boolean => key.startsWith('search');

/** The search box and the field stand in every page, with these. */
const boxTexts = ['searchPlaceholderText', 'searchPanelCancelText', 'searchFailed'];

const pick = (texts: Texts, isWanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key)));

/**
 * Takes the texts of the search dialog out of the entry script, which carries all texts in every
 * language, and gives them to the dialog as the module `search-texts`: it loads on intent. Every site
 * with our theme needs it; list it after other plugins that change `i18nSource`.
 */
export function searchTexts({ i18nFile = 'i18n.json' } = {}): RspressPlugin {
  return {
    name: 'search-texts',
    config(config) {
      const { i18nSource: before } = config;
      return {
        ...config,
        i18nSource: async (source) => {
          const changed = typeof before === 'function' ? await before(source) : source;
          return pick(changed as Texts, (key) => !isSearchText(key) || boxTexts.includes(key));
        },
      };
    },
    addRuntimeModules() {
      const texts = JSON.parse(readFileSync(path.resolve(i18nFile), 'utf8')) as Texts;
      return { 'search-texts': `export default ${JSON.stringify(pick(texts, isSearchText))};` };
    },
  };
}
