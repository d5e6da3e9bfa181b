import { z } from 'zod';
import { checkSchema } from '../checkSchema';
import { type LocalIssue, issue as report } from '../../read/issues';
import { findDuplicates, getEntry, listEntries, type Parsed } from '../../read/located';

/** Words that readers may search for, each once. */
export const words = (atLeast: number) =>
  z
    .array(z.string().regex(/[\p{L}\p{N}]/u, 'is no word.\nWrite a text with letters or digits.'))
    .min(atLeast, `is too short.\nName ${atLeast} or more words.`)
    .superRefine((list, context) => {
      for (const [index, word] of list.entries()) {
        if (list.indexOf(word) === index) continue;
        const message = `is \`${word}\` once more.\nRemove it.`;
        context.addIssue({ code: 'custom', path: [index], message });
      }
    });

/** Groups of words that mean the same, and words with those they lead to. */
const schema = z.strictObject({ same: z.array(words(2)), leadsTo: z.record(z.string(), words(1)) });

/** What is wrong in `site/synonyms.json`. */
export function checkSynonyms({ node, issue }: Parsed): LocalIssue[] {
  if (!node) return [issue];
  const rules = { type: 'synonym-type', unknownKey: 'synonym-type' } as const;
  const circles = listEntries(getEntry(node, 'leadsTo')).flatMap(({ key, value }) =>
    value.type === 'list' &&
    value.items.some((item) => item.type === 'scalar' && item.value === key)
      ? [report(value, 'synonym-type', `\`${key}\` leads to itself.`, 'Remove it.')]
      : [],
  );
  return [
    ...checkSchema(schema, node, rules, 'synonyms.json'),
    ...findDuplicates(node),
    ...circles,
  ];
}
