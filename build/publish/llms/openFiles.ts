import type { Rspack } from '@rsbuild/core';

/** Files that a build has made and not yet written, by their path in the output. */
export interface OutputFiles {
  list: () => string[];
  /** Empty where there is none. */
  read: (file: string) => string;
  /** Changes the file or adds it. */
  write: (file: string, text: string) => void;
}

/** Opens the files of a compilation; the official plugin begins some of their names with `./`. */
export function openFiles(
  compilation: Rspack.Compilation,
  toSource: (text: string) => Rspack.sources.Source,
): OutputFiles {
  const { assets } = compilation;
  const names = new Map(Object.keys(assets).map((name) => [name.replace(/^\.\//, ''), name]));
  return {
    list: () => [...names.keys()],
    read: (file) => assets[names.get(file) ?? '']?.source().toString() ?? '',
    write: (file, text) => {
      const name = names.get(file);
      if (name) compilation.updateAsset(name, toSource(text));
      else compilation.emitAsset(file, toSource(text));
    },
  };
}
