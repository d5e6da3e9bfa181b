import type { FileSize } from '../page/parseSizes';

/**
 * Bytes by which a file may differ from the page's: ids of modules are made from the way to
 * node_modules, which is another in a reader's folder, and may be longer.
 */
const slack = 2;

/** Sizes by path, in bytes. */
export const listSizes = (files: readonly FileSize[]): Record<string, number> =>
  Object.fromEntries(files.map(({ path, size }) => [path, size]));

/** Sizes by path; of a file that is nearly as large as the page says, the size that it says. */
export function roundSizes(
  files: readonly FileSize[],
  shown: readonly FileSize[],
): Record<string, number> {
  const expected = new Map(shown.map(({ path, size }) => [path, size]));
  return listSizes(
    files.map(({ path, size }) => {
      const wanted = expected.get(path) ?? size;
      return { path, size: Math.abs(wanted - size) > slack ? size : wanted };
    }),
  );
}
