import { z } from 'zod';
import { languages, original, translation } from '../../../site/site';
import { checkSchema } from '../checkSchema';
import { issue as report, type LocalIssue } from '../../read/issues';
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
export function checkTexts({ node, issue }: Parsed): LocalIssue[] {
  if (!node) return [issue];
  const schema = z.record(
    z.string(),
    z.strictObject(Object.fromEntries(languages.map((language) => [language, written]))),
  );
  const rules = { type: 'i18n-type', unknownKey: 'i18n-unknown-language' } as const;
  return [
    ...checkSchema(schema, node, rules, 'i18n.json'),
    ...findDuplicates(node),
    ...listEntries(node).flatMap(({ key, value }) => checkPlaceholders(key, value)),
  ];
}

/** The translation of a text has the placeholders of the original, such as `{{count}}`. */
function checkPlaceholders(key: string, forms: Located): LocalIssue[] {
  const wanted = listPlaceholders(getText(forms, original));
  const form = getEntry(forms, translation);
  const own = listPlaceholders(getText(forms, translation));
  if (!form || wanted === undefined || own === undefined || own === wanted) return [];
  const message = `\`${key}\` has ${own || 'no placeholder'} in \`${translation}\`, and ${wanted || 'none'} in \`${original}\`.`;
  return [report(form, 'i18n-placeholder', message, 'Write the same placeholders in both.')];
}

/** `{{count}} {{total}}`, in one order; undefined where there is no text. */
const listPlaceholders = (text: string | undefined): string | undefined =>
  text?.trim()
    ? [...text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)]
        .map(([, name]) => `{{${name}}}`)
        .sort()
        .join(' ')
    : undefined;
