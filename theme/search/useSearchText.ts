import { useLang } from '@rspress/core/runtime';
import texts from 'search-texts';
import { site } from '../../site/site';

type SearchTextKey = Extract<keyof typeof import('i18n'), `search${string}`>;

/**
 * Interface text of the dialog by key, like `useText`: its texts load with it. `{{name}}` in the text
 * takes the given values.
 */
export function useSearchText(): (
  key: SearchTextKey,
  values?: Readonly<Record<string, string>>,
) => string {
  const language = useLang();
  return (key, values = {}) => {
    const text = texts[key]?.[language] ?? texts[key]?.[site.defaultLanguage] ?? '';
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
