import type { ConfigEntry, ConfigObject, ConfigValue, Scalar } from '../values';

/** The text of `rslib.config.ts`; `declarations` are carried over from the old file. */
export function printConfig(config: ConfigObject, declarations: readonly string[] = []): string {
  const isImport = (text: string) => text.startsWith('import');
  const imports = [
    "import { defineConfig } from '@rslib/core';",
    ...declarations.filter((text) => isImport(text)),
  ];
  const others = declarations.filter((text) => !isImport(text));
  return [
    imports.join('\n'),
    ...others,
    `export default defineConfig(${printValue(config, 0, 'export default defineConfig();'.length)});`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** As wide as the code on the pages. */
const widestLine = 80;

/** A value as code. `indent` is that of its first line, in spaces; `around` how much else is on it. */
export function printValue(value: ConfigValue, indent: number, around = 0): string {
  const inOneLine = printFlat(value);
  // A config, and what holds objects in a list, is read line by line.
  const isOpen = (indent === 0 && value.type === 'object') || isListOfObjects(value);
  const fits = indent + around + inOneLine.length <= widestLine && !inOneLine.includes('\n');
  if (value.type === 'scalar' || value.type === 'code') return printFlat(value, indent);
  const isEmpty = value.type === 'list' ? value.items.length === 0 : value.entries.length === 0;
  if ((fits && !isOpen) || isEmpty) return inOneLine;
  const inner = indent + 2;
  const parts =
    value.type === 'list'
      ? value.items.map((item) => printValue(item, inner, 1))
      : value.entries.map((entry) => printEntry(entry, inner));
  const [open, close] = value.type === 'list' ? ['[', ']'] : ['{', '}'];
  const space = ' '.repeat(inner);
  return `${open}\n${parts.map((part) => `${space}${part},\n`).join('')}${' '.repeat(indent)}${close}`;
}

const isListOfObjects = (value: ConfigValue): boolean =>
  value.type === 'list' &&
  value.items.length > 1 &&
  value.items.some((item) => item.type === 'object');

function printEntry({ key, value }: ConfigEntry, indent: number): string {
  const name = printKey(key);
  return isShorthand(key, value) ? name : `${name}: ${printValue(value, indent, name.length + 3)}`;
}

function printFlat(value: ConfigValue, indent = 0): string {
  switch (value.type) {
    case 'scalar':
      return printScalar(value.value);
    case 'code':
      return indentCode(value.text, indent);
    case 'list':
      return `[${value.items.map((item) => printFlat(item)).join(', ')}]`;
    case 'object':
      if (value.entries.length === 0) return '{}';
      return `{ ${value.entries
        .map((entry) =>
          isShorthand(entry.key, entry.value)
            ? printKey(entry.key)
            : `${printKey(entry.key)}: ${printFlat(entry.value)}`,
        )
        .join(', ')} }`;
  }
}

const isShorthand = (key: string, value: ConfigValue): boolean =>
  value.type === 'code' && value.text === key;

const printKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : printScalar(key));

function printScalar(value: Scalar): string {
  if (typeof value !== 'string') return String(value);
  const inDouble = JSON.stringify(value)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  // As Prettier does: the quotes that need fewer escapes.
  if (value.includes("'") && !value.includes('"')) return inDouble;
  return `'${inDouble.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Moves lines below the first to where the code now is; a template keeps each of its spaces. */
function indentCode(text: string, indent: number): string {
  if (text.includes('`')) return text;
  const [first = '', ...lines] = text.split('\n');
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const least = depths.length > 0 ? Math.min(...depths) : 0;
  return [
    first,
    ...lines.map((line) => (line.trim() ? ' '.repeat(indent) + line.slice(least) : '')),
  ].join('\n');
}
