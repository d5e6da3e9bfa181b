import { loadConfig } from '@rslib/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workFolder } from '../../../facts/cases/paths';

export type Options = Readonly<Record<string, unknown>>;

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof RegExp);

/** Options of an item over those of the whole config, as Rslib merges them. */
function merge(whole: Options, own: Options): Options {
  const names = new Set([...Object.keys(whole), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [below, above] = [whole[name], own[name]];
      if (isOptions(below) && isOptions(above)) return [name, merge(below, above)];
      return [name, above === undefined ? below : above];
    }),
  );
}

/** `{ output: { minify: true } }` → `output.minify`: `true` */
const flatten = (options: Options, before = ''): [string, unknown][] =>
  Object.entries(options).flatMap(([name, value]) =>
    isOptions(value) ? flatten(value, `${before}${name}.`) : [[before + name, value]],
  );

/** The items that a config builds, each with all its options by path, loaded by the tool itself. */
export async function loadItems(text: string): Promise<Options[]> {
  mkdirSync(workFolder, { recursive: true });
  const folder = mkdtempSync(path.join(workFolder, 'converter-'));
  const file = path.join(folder, 'rslib.config.ts');
  writeFileSync(file, text);
  const { content } = await loadConfig({ path: file });
  rmSync(folder, { recursive: true });
  const { lib = [{}], _privateMeta, ...whole } = content as Options & { lib?: Options[] };
  if (!_privateMeta) throw new Error('The tool says no longer where it found a config.');
  return lib.map((item) =>
    Object.fromEntries(flatten({ format: 'esm', ...merge(whole, item) }).sort()),
  );
}
