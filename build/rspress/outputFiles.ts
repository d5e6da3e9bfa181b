import type { RsbuildPlugin } from '@rsbuild/core';
import { escapePattern } from '../../site/escapePattern';

/** Files that a build has made and not yet written, by their path in the output. */
export interface OutputFiles {
  list: () => string[];
  /** Empty where there is none. */
  read: (file: string) => string;
  /** Changes the file or adds it. */
  write: (file: string, text: string) => void;
  /** Where pages load files from: the base, or another host. */
  assetPrefix: string;
}

/** Changes text that Rspress (2.0.22) or a plugin of it wrote. Throws where nothing matches: it writes that otherwise. */
export function replaceWritten(
  file: string,
  text: string,
  pattern: RegExp | string,
  replacement: (match: string, group: string) => string,
): string {
  if (text.search(typeof pattern === 'string' ? escapePattern(pattern) : pattern) >= 0)
    return text.replace(pattern, replacement);
  const wanted = String(pattern).slice(0, 80);
  throw new Error(`${file} has no ${wanted}: what Rspress writes has changed. Adapt the code.`);
}

/** Calls `finish` once, when all pages are made and none is written. */
export const finishOutput = (finish: (files: OutputFiles) => Promise<void>): RsbuildPlugin => ({
  name: 'finish-output',
  apply: 'build',
  setup(api) {
    api.processAssets(
      { stage: 'report', environments: ['node'] },
      async ({ assets, compilation, sources: { RawSource }, environment }) => {
        // @rspress/plugin-llms begins some names with `./`.
        const names = new Map(Object.keys(assets).map((name) => [name.replace(/^\.\//, ''), name]));
        // Where a page has an error, Rspress says so; where none has, `afterBuild` of inOrder.ts fails.
        if (![...names.keys()].some((name) => name.endsWith('.html'))) return;
        await finish({
          list: () => [...names.keys()],
          read: (file) =>
            compilation
              .getAsset(names.get(file) ?? '')
              ?.source.source()
              .toString() ?? '',
          write: (file, text) => {
            const name = names.get(file);
            if (name) compilation.updateAsset(name, new RawSource(text));
            else compilation.emitAsset(file, new RawSource(text));
            names.set(file, name ?? file);
          },
          assetPrefix: environment.config.output.assetPrefix,
        });
      },
    );
  },
});
