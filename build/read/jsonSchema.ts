import type { ObjectSchema, ValueSchema } from '../../site/valueSchema';
import type { Rule } from './rules';
import type { LocalFault } from './faults';
import { findNearest } from './findNearest';
import type { Located, LocatedObject } from './located';

/** The rules that a file's faults are reported under. */
export interface ValueRules {
  type: Rule;
  unknownKey: Rule;
}

/** Compares a value with its schema: wrong types and values, missing keys, keys nobody reads. */
export function checkValue(
  schema: ValueSchema,
  node: Located,
  name: string,
  rules: ValueRules,
): LocalFault[] {
  const check = (inner: ValueSchema, value: Located, path: string): LocalFault[] =>
    checkValue(inner, value, path, rules);

  if (schema.type === 'anyOf') {
    const outcomes = schema.of.map((choice) => check(choice, node, name));
    if (outcomes.some((faults) => faults.length === 0)) return [];
    // An object was meant: say what is wrong inside it rather than that it is none of the choices.
    const meant = schema.of.findIndex((choice) => choice.type === node.type);
    return meant < 0 ? [wrongType()] : (outcomes[meant] ?? []);
  }
  switch (schema.type) {
    case 'unknown':
      return [];
    case 'list':
      if (node.type !== 'list') return [wrongType()];
      return node.items.flatMap((item, index) => check(schema.of, item, `${name}[${index}]`));
    case 'tuple':
      if (node.type !== 'list' || node.items.length !== schema.of.length) return [wrongType()];
      return schema.of.flatMap((inner, index) => {
        const item = node.items[index];
        return item ? check(inner, item, `${name}[${index}]`) : [];
      });
    case 'record':
      if (node.type !== 'object') return [wrongType()];
      return node.entries.flatMap(({ key, value }) => check(schema.of, value, `${name}.${key}`));
    case 'object':
      return node.type === 'object' ? checkObject(schema, node, name, rules) : [wrongType()];
    case 'oneOf':
      return node.type === 'scalar' && schema.values.some((value) => value === node.value)
        ? []
        : [wrongType()];
    default:
      return node.type === 'scalar' && typeof node.value === schema.type ? [] : [wrongType()];
  }

  function wrongType(): LocalFault {
    const nearest =
      schema.type === 'oneOf' && node.type === 'scalar'
        ? findNearest(String(node.value), schema.values.map(String))
        : undefined;
    const expected = `\`${name}\` must be ${describeSchema(schema)}`;
    return {
      line: node.line,
      column: node.column,
      rule: rules.type,
      message: `${expected}, not ${describeNode(node)}.`,
      hint: nearest ? `Did you mean \`${nearest}\`?` : getTypeHint(schema),
    };
  }
}

/** Checks the keys of an object; the root's name is empty, so that its keys stand alone. */
function checkObject(
  schema: ObjectSchema,
  node: LocatedObject,
  name: string,
  rules: ValueRules,
): LocalFault[] {
  const known = Object.keys(schema.keys);
  const getName = (key: string) => (name ? `${name}.${key}` : key);
  const missing = (schema.required ?? [])
    .filter((key) => !node.entries.some((entry) => entry.key === key))
    .map((key) => ({
      line: node.line,
      column: node.column,
      rule: rules.type,
      message: `\`${getName(key)}\` is missing.`,
      hint: `Add \`${key}\`.`,
    }));
  const wrong = node.entries.flatMap(({ key, value, line, column }) => {
    const inner = Object.hasOwn(schema.keys, key) ? schema.keys[key] : undefined;
    if (inner) return checkValue(inner, value, getName(key), rules);
    const nearest = findNearest(key, known);
    return [
      {
        line,
        column,
        rule: rules.unknownKey,
        message: `\`${getName(key)}\` is not a known key.`,
        hint: nearest
          ? `Did you mean \`${nearest}\`?`
          : `Remove it. Known keys: ${known.join(', ')}.`,
      },
    ];
  });
  return [...missing, ...wrong];
}

function describeNode(node: Located): string {
  if (node.type === 'list') return 'a list';
  if (node.type === 'object') return 'an object';
  if (node.value === null) return 'nothing';
  if (node.value instanceof Date) return 'a date';
  return `\`${node.value}\``;
}

function getTypeHint(schema: ValueSchema): string {
  if (schema.type === 'string') return 'Write text, in quotes if it looks like a number or a date.';
  if (schema.type === 'list') return 'Write a list: `[a, b]`.';
  return `Write ${describeSchema(schema)}, or leave the key out.`;
}

/** What a schema asks for, to follow "must be": `a string`, `one of doc, home`, `a list of strings`. */
export function describeSchema(schema: ValueSchema): string {
  switch (schema.type) {
    case 'boolean':
      return 'true or false';
    case 'oneOf':
      return `one of ${schema.values.join(', ')}`;
    case 'list':
      return `a list, each entry ${describeSchema(schema.of)}`;
    case 'tuple':
      return `a list of ${schema.of.length}: ${schema.of.map(describeSchema).join(', then ')}`;
    case 'record':
      return `keys whose values are each ${describeSchema(schema.of)}`;
    case 'object':
      return `an object with ${Object.keys(schema.keys).join(', ')}`;
    case 'unknown':
      return 'anything';
    case 'anyOf':
      return schema.of.map(describeSchema).join(' or ');
    default:
      return `a ${schema.type}`;
  }
}
