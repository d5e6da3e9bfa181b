import texts from '../../../i18n.json';

/** Texts of i18n.json that stand around facts. */
export type FactText = Extract<keyof typeof texts, `facts${string}`>;

/** A text with its values, in one language: `say('factsSince', { release: '1.0.0' })`. */
export type SayFact = (key: FactText, values?: Readonly<Record<string, string>>) => string;

/** The words around facts in a language; those of English where it is none of the site's. */
export function sayFactsIn(language: string): SayFact {
  return (key, values = {}) => {
    const forms: Readonly<Record<string, string>> = texts[key];
    const text = forms[language] ?? texts[key].en;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
