import { z } from 'zod';
import { issue, type LocalIssue, type Position } from '../read/issues';
import { suggest } from '../read/findNearest';
import type { Located } from '../read/located';
import type { Rule } from '../read/rules';

/** The rules that a file's issues are reported under. */
export interface ValueRules {
  type: Rule;
  unknownKey: Rule;
}

/** Compares a value with its schema; `name` is what the value itself is called in messages. */
export function checkSchema(
  schema: z.ZodType,
  node: Located,
  rules: ValueRules,
  name = '',
): LocalIssue[] {
  const { error } = schema.safeParse(toPlain(node), { error: describeIssue, reportInput: true });
  return (error?.issues ?? []).flatMap((zodIssue) => toIssues(zodIssue, [], { node, rules, name }));
}

type ZodIssue = z.core.$ZodIssue;
type Key = PropertyKey;

function toIssues(
  zodIssue: ZodIssue,
  above: readonly Key[],
  { node, rules, name }: { node: Located; rules: ValueRules; name: string },
): LocalIssue[] {
  const path = [...above, ...zodIssue.path];
  if (zodIssue.code === 'invalid_union') {
    // The choice that was meant is the one with an issue further inside.
    const meant = zodIssue.errors.find((inner) =>
      inner.every((one) => one.path.length > 0 || one.code === 'unrecognized_keys'),
    );
    if (meant) return meant.flatMap((one) => toIssues(one, path, { node, rules, name }));
  }
  const [message = '', hint = ''] = zodIssue.message.split('\n');
  const report = (rule: Rule, place: readonly Key[], what: string, help: string) => {
    const isKey = zodIssue.code === 'unrecognized_keys';
    return issue(findPlace(node, place, isKey), rule, `\`${joinPath(name, place)}\` ${what}`, help);
  };
  if (zodIssue.code !== 'unrecognized_keys') return [report(rules.type, path, message, hint)];
  const known = message.split(', ');
  return zodIssue.keys.map((key) => {
    const advice = suggest(key, known, `Remove it. Known keys: ${known.join(', ')}.`);
    return report(rules.unknownKey, [...path, key], 'is not a known key.', advice);
  });
}

/** What is wrong, then on its own line what to do; of unknown keys, the known ones. */
function describeIssue(zodIssue: z.core.$ZodRawIssue): string {
  const { code, input, inst } = zodIssue;
  if (code === 'unrecognized_keys') {
    return inst instanceof z.ZodObject ? Object.keys(inst.shape).join(', ') : '';
  }
  if (input === undefined) return `is missing.\nAdd \`${String(zodIssue.path?.at(-1) ?? '')}\`.`;
  if (!/^invalid_(?:type|value|union)$/.test(code) && !Array.isArray(input)) {
    // Of the right type: in the words of the schema's library what it lacks, such as a format or a length.
    const lack = z.locales.en().localeError(zodIssue);
    const message = typeof lack === 'object' ? lack?.message : lack;
    return `cannot be ${describeInput(input)}.\n${message ?? 'Write another value'}.`;
  }
  const schema = z.toJSONSchema(inst as z.ZodType);
  const expected = describeSchema(schema);
  const hint =
    schema.type === 'string' && !schema.enum
      ? 'Write text, in quotes if it looks like a number or a date.'
      : schema.type === 'array'
        ? 'Write a list: `[a, b]`.'
        : `Write ${expected}, or leave the key out.`;
  const advice = suggest(String(input), (schema.enum ?? []).map(String), hint);
  return `must be ${expected}, not ${describeInput(input)}.\n${advice}`;
}

function describeSchema(schema: z.core.JSONSchema.BaseSchema): string {
  const { anyOf, enum: values, const: only, type, properties, prefixItems } = schema;
  if (anyOf) return anyOf.map((choice) => describeSchema(choice as typeof schema)).join(' or ');
  if (values ?? only) return `one of ${(values ?? [only]).join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (prefixItems) return `a list of ${prefixItems.length}`;
  if (type === 'array') return 'a list';
  if (properties) return `an object with ${Object.keys(properties).join(', ')}`;
  return type === 'object' ? 'an object' : `a ${type}`;
}

function describeInput(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (input === null) return 'nothing';
  if (input instanceof Date) return 'a date';
  return typeof input === 'object' ? 'an object' : `\`${String(input)}\``;
}

/** `hero`, `actions`, 0, `text` → `hero.actions[0].text` */
const joinPath = (name: string, path: readonly Key[]): string =>
  path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before ? `${before}.${String(key)}` : String(key);
  }, name);

/** Where a part is written, or its key; what is not there, where the part around it is. */
function findPlace(node: Located, [key, ...rest]: readonly Key[], isKey = false): Position {
  if (key === undefined) return node;
  if (node.type === 'list') {
    const item = node.items[Number(key)];
    return item ? findPlace(item, rest, isKey) : node;
  }
  const entry =
    node.type === 'object' ? node.entries.findLast((one) => one.key === key) : undefined;
  if (!entry) return node;
  return isKey && rest.length === 0 ? entry : findPlace(entry.value, rest, isKey);
}

function toPlain(node: Located): unknown {
  if (node.type === 'list') return node.items.map(toPlain);
  if (node.type === 'scalar') return node.value;
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, toPlain(value)]));
}
