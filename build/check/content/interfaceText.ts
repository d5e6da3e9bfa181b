import { z } from 'zod';
import { checkSchema } from '../checkSchema';
import { fault as report, type LocalFault } from '../../read/faults';
import {
  findDuplicates,
  getEntry,
  getText,
  listEntries,
  type Located,
  type Parsed,
} from '../../read/located';

const written = z
  .string()
  .refine((text) => text.trim() !== '', 'is empty.\nWrite it, or remove the key.');

/** Every text of `i18n.json` is there once, in every language, with the same placeholders. */
export function checkTexts({ node, fault }: Parsed, languages: readonly string[]): LocalFault[] {
  if (!node) return [fault];
  const schema = z.record(
    z.string(),
    z.strictObject(Object.fromEntries(languages.map((language) => [language, written]))),
  );
  const rules = { type: 'i18n-type', unknownKey: 'i18n-unknown-language' } as const;
  return [
    ...checkSchema(schema, node, rules, 'i18n.json'),
    ...findDuplicates(node),
    ...listEntries(node).flatMap(({ key, value }) => checkPlaceholders(key, value, languages)),
  ];
}

/** Every language of a text has the placeholders of the default one, such as `{{count}}`. */
function checkPlaceholders(
  key: string,
  forms: Located,
  [defaultLanguage = '', ...others]: readonly string[],
): LocalFault[] {
  const source = listPlaceholders(getText(forms, defaultLanguage));
  return others.flatMap((language) => {
    const form = getEntry(forms, language);
    const own = listPlaceholders(getText(forms, language));
    if (!form || !source || !own) return [];
    const subject = `The text of \`${key}\` in \`${language}\``;
    const extra = own.filter((name) => !source.includes(name));
    const lacking = source.filter((name) => !own.includes(name));
    const [message, hint] =
      lacking.length > 0
        ? [`lacks \`{{${lacking.join('}}`, `{{')}}}\`.`, 'Add it.']
        : [
            `has \`{{${extra.join('}}`, `{{')}}}\`, which \`${defaultLanguage}\` lacks.`,
            'Remove it.',
          ];
    return lacking.length + extra.length > 0
      ? [report(form, 'i18n-placeholder', `${subject} ${message}`, hint)]
      : [];
  });
}

/** Names of the placeholders of a text; undefined where there is no text. */
const listPlaceholders = (text: string | undefined): string[] | undefined =>
  text?.trim()
    ? [...text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map(([, name = '']) => name)
    : undefined;
