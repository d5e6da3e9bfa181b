import type { RspressPlugin } from '@rspress/core';
import { isPartText } from '../../../site/parts';

/** Texts that only Markdown written at build time has: facts, llms files, printed sections. */
export const buildTexts = /^(?:facts|llms|printContents$|printHint$|printBack$)/;

/**
 * Leaves out of the entry script, which would carry them in every language, the framework's interface
 * texts, which come before those of i18n.json and of which our theme reads none, the texts that only
 * the build needs, and those of parts, which build/components/parts gives to the pages that have them.
 */
export function ownTexts(): RspressPlugin {
  return {
    name: 'own-texts',
    i18nSource: () => ({}),
    config: (config) => ({
      ...config,
      i18nSource: (texts) =>
        Object.fromEntries(
          Object.entries(texts).filter(([key]) => !buildTexts.test(key) && !isPartText(key)),
        ),
    }),
  };
}
