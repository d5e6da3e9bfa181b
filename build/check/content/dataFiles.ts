import { z } from 'zod';
import { checkSchema } from '../checkSchema';
import type { Issue, LocalIssue } from '../../read/issues';
import { findDuplicates, type Parsed } from '../../read/located';
import type { Rule } from '../../read/rules';
import { glossarySchema } from '../translation/terms';

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
export const synonymSchema = z.strictObject({
  same: z.array(words(2)),
  leadsTo: z.record(z.string(), words(1)).superRefine((leads, context) => {
    for (const [key, list] of Object.entries(leads)) {
      const message = 'leads to itself.\nRemove it.';
      if (list.includes(key)) context.addIssue({ code: 'custom', path: [key], message });
    }
  }),
});

const texts = z.record(z.string(), z.string());
const lists = z.record(z.string(), z.array(z.union([z.string(), z.number()])));
const entries = z.array(z.looseObject({ text: z.string() }));
const addresses = z.record(z.string(), z.unknown());
const own = { versions: lists, majors: lists, counts: lists, files: z.array(z.string()), entries };

/** Files with what modules that read them take for granted. */
export const dataFiles: Readonly<Record<string, z.ZodType>> = {
  'site/glossary.zh.json': glossarySchema,
  'site/exampleSubjects.json': texts,
  'site/factSentences.zh.json': texts,
  'site/sidebarLabels.json': z.record(z.string(), texts),
  'site/oldAddresses.json': z.object({ pages: addresses, ids: addresses }),
  'build/check/codeWords.json': z.object({ entries }),
  'build/check/valueSources.json': z.object(own),
};

/** What is wrong in a file of data; `name` is what it is called in messages. */
export const checkData = (
  { node, issue }: Parsed,
  schema: z.ZodType,
  name: string,
  type: Rule = 'data-type',
): LocalIssue[] =>
  node
    ? [...checkSchema(schema, node, { type, unknownKey: type }, name), ...findDuplicates(node)]
    : [issue];

/** Whether other checks would find what is not there. */
export const isDataWrong = (issues: readonly Issue[]): boolean =>
  issues.some(({ file, rule }) => file in dataFiles && /^(?:data-type|json-syntax)$/.test(rule));
