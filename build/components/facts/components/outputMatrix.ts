import type { FactStore } from '../factStore';
import { type BlockComponent, need } from './component';
import { getOnlyFile } from './getOnlyFile';
import {
  listMatrixRows,
  listRowCases,
  matrixFormats,
  type MatrixFormat,
  type MatrixRow,
} from './matrixCases';
import { type Inline, inlineCode, table, text } from './nodes';
import { parseCode } from './options';

const formats = Object.keys(matrixFormats) as MatrixFormat[];

/** The entry alone: `mf` puts a hash into its name, and writes files of its own beside it. */
const script = /^index\.(?:\w+\.)?[cm]?js$/;
/** `index.bfca124d56.js`: wider than a name that readers will see again. */
const contentHash = /\.[\da-f]{8,}\./;
const declaration = /\.d\.[cm]?ts$/;

/**
 * `<OutputMatrix of="esm" />`: what `src/index.ts` is called in each way of building a format, from the
 * cases called `matrix-…`. Several formats, parted by spaces, share one table. What is the same in each
 * row, the only format or that all are bundled, has no column. `[hash]` stands for that of a content.
 */
export const outputMatrix: BlockComponent = {
  type: 'block',
  attributes: ['of'],
  cases: formats.flatMap(listMatrixRows).flatMap(listRowCases),
  render(attributes, store) {
    const wanted = need(attributes, 'of').split(/\s+/).filter(Boolean).map(getFormat);
    const columns = {
      hasFormat: wanted.length > 1,
      hasBundle: wanted.some((format) => matrixFormats[format].isUnbundled),
      hasTypes: wanted.some((format) => matrixFormats[format].hasTypes),
    };
    return [
      table([
        [
          ...(columns.hasFormat ? [[inlineCode('format')]] : []),
          ...(columns.hasBundle ? [[inlineCode('bundle')]] : []),
          parseCode(store.say('factsPackageType')),
          [inlineCode('autoExtension')],
          'JavaScript',
          ...(columns.hasTypes ? [[inlineCode('dts')], [inlineCode('dts.autoExtension')]] : []),
        ],
        ...wanted.flatMap(listMatrixRows).map((row) => drawRow(row, columns, store)),
      ]),
    ];
  },
};

interface Columns {
  hasFormat: boolean;
  hasBundle: boolean;
  hasTypes: boolean;
}

function drawRow(
  row: MatrixRow,
  { hasFormat, hasBundle, hasTypes }: Columns,
  store: FactStore,
): Inline[][] {
  const [id = '', ...withTypes] = listRowCases(row);
  const name = getOnlyFile(store, id, script);
  for (const other of withTypes) expectSame(name, getOnlyFile(store, other, script), other);
  const declarations = withTypes.map((other) => getOnlyFile(store, other, declaration));
  const nothing = declarations.length === 0 && hasTypes ? [[text('–')], [text('–')]] : [];
  return [
    ...(hasFormat ? [[inlineCode(row.format)]] : []),
    ...(hasBundle ? [[inlineCode(String(row.isBundled))]] : []),
    row.type === 'module'
      ? [inlineCode('module')]
      : parseCode(store.say('factsOrNone', { type: 'commonjs' })),
    [inlineCode(String(row.hasAutoExtension))],
    [inlineCode(name.replace(contentHash, '.[hash].'))],
    ...declarations.map((file) => [inlineCode(file)]),
    ...nothing,
  ];
}

function expectSame(name: string, other: string, id: string): void {
  if (name === other) return;
  throw new Error(`case “${id}” writes ${other} where it writes ${name} without declarations.`);
}

function getFormat(name: string): MatrixFormat {
  const found = formats.find((format) => format === name);
  if (found) return found;
  throw new Error(`“of” names formats, of ${formats.join(', ')}; “${name}” is none.`);
}
