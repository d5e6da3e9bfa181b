import type { DefaultFact } from '../../../facts/tool/toolFacts';
import { findNearest } from '../../docsCheck/findNearest';
import type { FactStore } from '../factStore';
import { type BlockComponent, need } from './component';
import { formatValue } from './formatValue';
import { type Inline, inlineCode, table, text } from './nodes';

/** Characters of a value that five columns have room for. */
const columnLength = 20;

type Format = keyof DefaultFact['byFormat'];

const formats: readonly Format[] = ['esm', 'cjs', 'umd', 'iife', 'mf'];

/**
 * `<Defaults path="output.target" />`: the value an option has in each format with nothing set. Several
 * paths, parted by spaces, become rows of one table. Long values stand below one another.
 */
export const defaults: BlockComponent = {
  type: 'block',
  attributes: ['path'],
  render(attributes, store) {
    const paths = need(attributes, 'path').split(/\s+/).filter(Boolean);
    const found = paths.map((path) => getDefault(store, path));
    const [first] = found;
    if (first && found.length === 1) {
      const values = Object.values(first.byFormat);
      const isLong = values.some((value) => value.length > columnLength);
      return [isLong ? drawRows(first) : drawColumns(first)];
    }
    return [
      table([
        ['Option', ...formats.map((format) => [inlineCode(format)])],
        ...found.map(({ path, byFormat }) => [
          [inlineCode(path)],
          ...formats.map((format) => [inlineCode(formatValue(byFormat[format]))]),
        ]),
      ]),
    ];
  },
};

function drawColumns({ byFormat }: DefaultFact) {
  return table([
    formats.map((format) => [inlineCode(format)]),
    formats.map((format) => [inlineCode(formatValue(byFormat[format]))]),
  ]);
}

/** One row for each value, with the formats that share it. */
function drawRows({ byFormat }: DefaultFact) {
  const values = [...new Set(Object.values(byFormat))];
  return table([
    ['Format', 'Default'],
    ...values.map((value) => [
      formats
        .filter((format) => byFormat[format] === value)
        .flatMap((format, index): Inline[] => [...(index ? [text(', ')] : []), inlineCode(format)]),
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
