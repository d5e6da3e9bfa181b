import { type DefaultFact, formats } from '../../../facts/tool/toolFacts';
import { suggest } from '../../read/findNearest';
import { type BuildTimeComponent, requireAttribute } from '../component';
import { type Inline, inlineCode, join, table, text } from '../nodes';

/**
 * `<Defaults path="output.target" />`: the value an option has in each format with nothing set, and in
 * Rsbuild without Rslib. Several paths, parted by spaces, become rows of one table.
 */
export const defaults: BuildTimeComponent = {
  name: 'Defaults',
  about: 'Defaults that the tool sets for each format.',
  attributes: { path: 'option' },
  render(attributes, { t, tool }) {
    const paths = requireAttribute(attributes, 'path').split(/\s+/).filter(Boolean);
    const found = paths.map((path) => getDefault(tool.defaults, path));
    const [first] = found;
    if (first && found.length === 1) {
      const inRsbuild = { value: first.rsbuild, names: [text('Rsbuild')] };
      const rows = groupByValue([...listValues(first), inRsbuild]);
      return [
        table([
          [t('facts.format'), t('facts.default')],
          ...rows.map(({ value, names }) => [join(names, ', '), [showValue(value)]]),
        ]),
      ];
    }
    return [
      table([
        [t('facts.option'), 'Rslib', 'Rsbuild'],
        ...found.map((fact) => [
          [inlineCode(fact.path)],
          describeFormats(fact),
          [showValue(fact.rsbuild)],
        ]),
      ]),
    ];
  },
};

/** A default, and the formats or tools that have it. */
interface SharedValue {
  value: string;
  names: Inline[];
}

const listValues = ({ byFormat }: DefaultFact): SharedValue[] =>
  formats.map((format) => ({ value: byFormat[format], names: [inlineCode(format)] }));

const groupByValue = (values: readonly SharedValue[]): SharedValue[] =>
  [...new Set(values.map(({ value }) => value))].map((value) => ({
    value,
    names: values.filter((one) => one.value === value).flatMap(({ names }) => names),
  }));

/** The default of most formats, then that of others with their names: `'node'`, `mf`: `'web'`. */
function describeFormats(fact: DefaultFact): Inline[] {
  const [most, ...others] = groupByValue(listValues(fact)).sort(
    (a, b) => b.names.length - a.names.length,
  );
  if (!most) return [];
  return [
    showValue(most.value),
    ...others.flatMap(({ value, names }) => [
      text('; '),
      ...join(names, ', '),
      text(': '),
      showValue(value),
    ]),
  ];
}

const showValue = (value: string): Inline => inlineCode(formatValue(value));

function getDefault(facts: readonly DefaultFact[], path: string): DefaultFact {
  const found = facts.find((candidate) => candidate.path === path);
  if (found) return found;
  const known = facts.map((candidate) => candidate.path);
  const hint = suggest(path, known, 'The list is in facts/tool/readDefaults.ts.');
  throw new Error(`the default of “${path}” is not read. ${hint}`);
}

/** A value that is kept as JSON, as the pages write values: `{"svg":4096}` → `{ svg: 4096 }`. */
function formatValue(json: string): string {
  try {
    // Where this repository is on the disk is no part of a default.
    return show(JSON.parse(json)).replaceAll('<repository>/', '…/');
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
