import type { RspressPlugin } from '@rspress/core';

/**
 * Leaves out the framework's interface texts, which come before those of i18n.json: our theme reads
 * none of them, and each would stand in the entry script in every language.
 */
export function ownTexts(): RspressPlugin {
  return { name: 'own-texts', i18nSource: () => ({}) };
}
