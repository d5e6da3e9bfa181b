import { useI18n } from '@rspress/core/runtime';

/** Interface text of the page's language by key; `{{name}}` in the text takes the given values. */
export const useText = () => useI18n<typeof import('i18n')>();

type TextKey = keyof typeof import('i18n');

/** Interface text by key, with values for its `{{name}}`: like `useText`, for the texts of a part. */
export type PartText = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** Texts of a component from the JSON that build/components writes into it. */
export function createText(json: string): PartText {
  const texts = new Map(Object.entries(JSON.parse(json) as Record<string, string>));
  return (key, values = {}) =>
    Object.entries(values).reduce(
      // A function: `$&` in a value is no pattern.
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, () => value),
      texts.get(key) ?? '',
    );
}

/** Lower case, dashes as spaces: `UMD NAME` finds `umd-name`. */
export const normalizeKeyword = (text: string): string => text.toLowerCase().replaceAll('-', ' ');
