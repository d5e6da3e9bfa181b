/** Kinds of `package.json` that the cases called `matrix-…` were built with. */
export const packageTypes = ['module', 'notype'] as const;
export type PackageType = (typeof packageTypes)[number];

/** Formats of the matrix, and whether each can be built without bundling and with declarations. */
export const matrixFormats = {
  esm: { isUnbundled: true, hasTypes: true },
  cjs: { isUnbundled: true, hasTypes: true },
  umd: { isUnbundled: false, hasTypes: true },
  iife: { isUnbundled: false, hasTypes: false },
  mf: { isUnbundled: false, hasTypes: false },
} as const;
export type MatrixFormat = keyof typeof matrixFormats;

/** A row of the matrix: everything but the declarations, for which cases are named after it. */
export interface MatrixRow {
  id: string;
  format: MatrixFormat;
  isBundled: boolean;
  type: PackageType;
  hasAutoExtension: boolean;
}

/** The rows of a format: bundled first, `"type": "module"` first, `autoExtension` on first. */
export function listMatrixRows(format: MatrixFormat): MatrixRow[] {
  const bundles = matrixFormats[format].isUnbundled ? [true, false] : [true];
  return bundles.flatMap((isBundled) =>
    packageTypes.flatMap((type) =>
      [true, false].map((hasAutoExtension) => ({
        id: [
          'matrix',
          format,
          ...(isBundled ? [] : ['unbundled']),
          type,
          hasAutoExtension ? 'auto' : 'fixed',
        ].join('-'),
        format,
        isBundled,
        type,
        hasAutoExtension,
      })),
    ),
  );
}

/** Ids of the cases that a row rests on: without declarations, and with both ways of naming them. */
export const listRowCases = ({ id, format }: MatrixRow): string[] =>
  matrixFormats[format].hasTypes ? [id, `${id}-dts`, `${id}-dtsauto`] : [id];
