import { useI18n } from '@rspress/core/runtime';
import { createContext, useContext } from 'react';

type Text = ReturnType<typeof useI18n<typeof import('i18n')>>;

/**
 * The texts of the page's language (theme/layout/PageAt.tsx). A context of its own: what asks the framework
 * is drawn anew with each change of page, as the page's data, of which it is read, is another.
 */
export const TextContext = createContext<Text | undefined>(undefined);

/** Interface text of the page's language by key; `{{name}}` in the text takes the given values. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error('theme: no text outside of <PageAt>.');
  return text;
}
