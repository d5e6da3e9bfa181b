import type { DefaultFact } from '../../../facts/tool/toolFacts';
import { findNearest } from '../../read/findNearest';
import type { FactStore } from '../factStore';
import { type ComputedComponent, need } from '../component';
import { type Inline, inlineCode, table, text } from '../nodes';

/** Characters of a value that five columns have room for. */
const columnLength = 20;

interface Column {
  name: Inline;
  get: (fact: DefaultFact) => string;
}

const columns: readonly Column[] = [
  ...(['esm', 'cjs', 'umd', 'iife', 'mf'] as const).map((format) => ({
    name: inlineCode(format),
    get: ({ byFormat }: DefaultFact) => byFormat[format],
  })),
  { name: text('Rsbuild'), get: ({ rsbuild }) => rsbuild },
];

/**
 * `<Defaults path="output.target" />`: the value an option has in each format with nothing set, and in
 * Rsbuild without Rslib. Several paths, parted by spaces, become rows of one table. Long values are
 * below one another.
 */
export const defaults: ComputedComponent = {
  kind: 'computed',
  name: 'Defaults',
  about: 'Defaults that the tool sets for each format.',
  attributes: { path: 'option' },
  render(attributes, store) {
    const paths = need(attributes, 'path').split(/\s+/).filter(Boolean);
    const found = paths.map((path) => getDefault(store, path));
    const [first] = found;
    if (first && found.length === 1) {
      const values = columns.map(({ get }) => get(first));
      const isLong = values.some((value) => value.length > columnLength);
      return [isLong ? drawRows(first, store) : drawColumns(first)];
    }
    return [
      table([
        [store.say('factsOption'), ...columns.map(({ name }) => [name])],
        ...found.map((fact) => [
          [inlineCode(fact.path)],
          ...columns.map(({ get }) => [inlineCode(formatValue(get(fact)))]),
        ]),
      ]),
    ];
  },
};

function drawColumns(fact: DefaultFact) {
  return table([
    columns.map(({ name }) => [name]),
    columns.map(({ get }) => [inlineCode(formatValue(get(fact)))]),
  ]);
}

/** One row for each value, with the formats that share it. */
function drawRows(fact: DefaultFact, { say }: FactStore) {
  const values = [...new Set(columns.map(({ get }) => get(fact)))];
  return table([
    [say('factsFormat'), say('factsDefault')],
    ...values.map((value) => [
      columns
        .filter(({ get }) => get(fact) === value)
        .flatMap(({ name }, index): Inline[] => [...(index ? [text(', ')] : []), name]),
      [inlineCode(formatValue(value))],
    ]),
  ]);
}

function getDefault({ tool }: FactStore, path: string): DefaultFact {
  const found = tool.defaults.find((candidate) => candidate.path === path);
  if (found) return found;
  const nearest = findNearest(
    path,
    tool.defaults.map((candidate) => candidate.path),
  );
  throw new Error(
    `the default of “${path}” is not read${nearest ? `; did you mean “${nearest}”?` : '.'} ` +
      'The list is in facts/tool/readDefaults.ts.',
  );
}

/** A value that is kept as JSON, as the pages write values: `{"svg":4096}` → `{ svg: 4096 }`. */
function formatValue(json: string): string {
  try {
    return show(JSON.parse(json));
  } catch {
    // `undefined` and functions are kept as they are.
    return json;
  }
}

function show(value: unknown): string {
  // A pattern is kept as its text.
  if (typeof value === 'string') return /^\/.*\\.*\/\w*$/.test(value) ? value : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, entry]) => `${showKey(key)}: ${show(entry)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

const showKey = (key: string): string => (/^[\w$]+$/.test(key) ? key : `'${key}'`);
