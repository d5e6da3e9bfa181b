import type { FactStore } from '../factStore';
import { type BuildTimeComponent, requireAttribute } from '../component';
import { type Block, type Inline, inlineCode, join, table, text, parseCode } from '../nodes';

/** Kinds of `package.json` that the cases called `matrix-…` were built with. */
const packageTypes = ['module', 'notype'] as const;
type PackageType = (typeof packageTypes)[number];

/** Formats of the matrix, and whether each can be built without bundling and with declarations. */
const matrixFormats = {
  esm: { isUnbundled: true, hasTypes: true },
  cjs: { isUnbundled: true, hasTypes: true },
  umd: { isUnbundled: false, hasTypes: true },
  iife: { isUnbundled: false, hasTypes: false },
  mf: { isUnbundled: false, hasTypes: false },
} as const;
type MatrixFormat = keyof typeof matrixFormats;
const formats = Object.keys(matrixFormats) as MatrixFormat[];
const hasDeclarations = (format: MatrixFormat): boolean => matrixFormats[format].hasTypes;

/** A row of the matrix: everything but the declarations, for which cases are named after it. */
interface MatrixRow {
  id: string;
  format: MatrixFormat;
  isBundled: boolean;
  type: PackageType;
  hasAutoExtension: boolean;
}

/** The rows of a format: bundled first, `"type": "module"` first, `autoExtension` on first. */
function listMatrixRows(format: MatrixFormat): MatrixRow[] {
  const bundles = matrixFormats[format].isUnbundled ? [true, false] : [true];
  return bundles.flatMap((isBundled) =>
    packageTypes.flatMap((type) =>
      [true, false].map((hasAutoExtension) => ({
        id: `matrix-${format}${isBundled ? '' : '-unbundled'}-${type}-${hasAutoExtension ? 'auto' : 'fixed'}`,
        format,
        isBundled,
        type,
        hasAutoExtension,
      })),
    ),
  );
}

/** Ids of the cases that a row rests on: without declarations, and with both ways of naming them. */
const listRowCases = ({ id, format }: MatrixRow): string[] =>
  hasDeclarations(format) ? [id, `${id}-dts`, `${id}-dtsauto`] : [id];

/** The one file of a case's output that a pattern fits. @throws Error where there is none or more. */
function getOnlyFile(store: FactStore, id: string, pattern: RegExp): string {
  const names = store
    .getCase(id)
    .files.map(({ path }) => path)
    .filter((path) => pattern.test(path));
  const [name] = names;
  if (name !== undefined && names.length === 1) return name;
  throw new Error(`case “${id}” has ${names.length} files like ${pattern.source}, not one.`);
}

const scriptFormats = ['esm', 'cjs', 'umd', 'iife'] as const;

const describeType = (type: PackageType, { t }: FactStore): Inline[] =>
  type === 'module'
    ? [inlineCode('"type": "module"')]
    : parseCode(t('facts.orNone', { type: '"type": "commonjs"' }));

/**
 * `<OutputNames of="js" />`: what `src/index.ts` is called in each format and kind of package, from the
 * cases called `matrix-…`. `of="dts"` does the same for its declarations.
 */
export const outputNames: BuildTimeComponent = {
  name: 'OutputNames',
  about: 'Names of what is written, by format and package.',
  attributes: { of: 'text' },
  cases: scriptFormats
    .flatMap(listMatrixRows)
    .filter(({ isBundled }) => isBundled)
    .flatMap((row) => (row.hasAutoExtension ? listRowCases(row) : [row.id])),
  render(attributes, store) {
    const of = requireAttribute(attributes, 'of');
    if (of === 'js') return [renderScripts(store)];
    if (of === 'dts') return [renderDeclarations(store)];
    throw new Error(`“of” is “js” or “dts”, not “${of}”.`);
  },
};

function renderScripts(store: FactStore): Block {
  return table([
    [
      store.t('facts.format'),
      ...packageTypes.map((type) => describeType(type, store)),
      [inlineCode('autoExtension: false')],
    ],
    ...scriptFormats.map((format) => [
      [inlineCode(format)],
      ...packageTypes.map((type) => [
        inlineCode(getScript(store, `matrix-${format}-${type}-auto`)),
      ]),
      joinNames(packageTypes.map((type) => getScript(store, `matrix-${format}-${type}-fixed`))),
    ]),
  ]);
}

function renderDeclarations(store: FactStore): Block {
  return table([
    [
      store.t('facts.format'),
      [inlineCode('package.json')],
      'JavaScript',
      store.t('facts.off'),
      store.t('facts.on'),
    ],
    ...formats.filter(hasDeclarations).flatMap((format) =>
      packageTypes.map((type) => {
        const id = `matrix-${format}-${type}-auto`;
        return [
          [inlineCode(format)],
          describeType(type, store),
          [inlineCode(getScript(store, id))],
          [inlineCode(getDeclaration(store, `${id}-dts`))],
          [inlineCode(getDeclaration(store, `${id}-dtsauto`))],
        ];
      }),
    ),
  ]);
}

/** Names without repetition: what does not depend on the package is said once. */
const joinNames = (names: readonly string[]): Inline[] =>
  join([...new Set(names)].map(inlineCode), ', ');

/** The entry alone: `mf` puts a hash into its name, and writes more files next to it. */
const getScript = (store: FactStore, id: string): string =>
  getOnlyFile(store, id, /^index\.(?:\w+\.)?[cm]?js$/);

const getDeclaration = (store: FactStore, id: string): string =>
  getOnlyFile(store, id, /\.d\.[cm]?ts$/);

/** `index.bfca124d56.js`: wider than a name that readers will see again. */
const contentHash = /\.[\da-f]{8,}\./;

/**
 * `<OutputMatrix of="esm" />`: what `src/index.ts` is called in each way of building a format, from the
 * cases called `matrix-…`. Several formats, parted by spaces, share one table. What is the same in each
 * row, the only format or that all are bundled, has no column. `[hash]` stands for that of a content.
 */
export const outputMatrix: BuildTimeComponent = {
  name: 'OutputMatrix',
  about: 'Names of what is written, for each way of building a format.',
  attributes: { of: 'text' },
  cases: formats.flatMap(listMatrixRows).flatMap(listRowCases),
  render(attributes, store) {
    const wanted = requireAttribute(attributes, 'of').split(/\s+/).filter(Boolean).map(getFormat);
    const columns = {
      hasFormat: wanted.length > 1,
      hasBundle: wanted.some((format) => matrixFormats[format].isUnbundled),
      hasTypes: wanted.some(hasDeclarations),
    };
    return [
      table([
        [
          ...(columns.hasFormat ? [[inlineCode('format')]] : []),
          ...(columns.hasBundle ? [[inlineCode('bundle')]] : []),
          parseCode(store.t('facts.packageType')),
          [inlineCode('autoExtension')],
          'JavaScript',
          ...(columns.hasTypes ? [[inlineCode('dts')], [inlineCode('dts.autoExtension')]] : []),
        ],
        ...wanted.flatMap(listMatrixRows).map((row) => renderRow(row, columns, store)),
      ]),
    ];
  },
};

interface Columns {
  hasFormat: boolean;
  hasBundle: boolean;
  hasTypes: boolean;
}

function renderRow(
  row: MatrixRow,
  { hasFormat, hasBundle, hasTypes }: Columns,
  store: FactStore,
): Inline[][] {
  const [id = '', ...withTypes] = listRowCases(row);
  const name = getScript(store, id);
  for (const other of withTypes) expectSame(name, getScript(store, other), other);
  const declarations = withTypes.map((other) => getDeclaration(store, other));
  const nothing = declarations.length === 0 && hasTypes ? [[text('–')], [text('–')]] : [];
  return [
    ...(hasFormat ? [[inlineCode(row.format)]] : []),
    ...(hasBundle ? [[inlineCode(String(row.isBundled))]] : []),
    row.type === 'module'
      ? [inlineCode('module')]
      : parseCode(store.t('facts.orNone', { type: 'commonjs' })),
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
