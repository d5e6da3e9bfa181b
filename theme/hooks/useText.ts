import { useI18n } from '@rspress/core/runtime';

/** Interface text of the page's language by key; `{{name}}` in the text takes the given values. */
export const useText = () => useI18n<typeof import('i18n')>();
