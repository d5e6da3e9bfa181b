import type { RsbuildPlugin } from '@rsbuild/core';

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

/**
 * Changes what Rspress (2.0.22) or a plugin of it wrote.
 * @param what is replaced, and in which file: for the message
 * @throws Error if nothing matches: what it writes has changed.
 */
export function replaceWritten(
  text: string,
  pattern: RegExp | string,
  replacement: (match: string, group: string) => string,
  what: string,
): string {
  let isFound = false;
  const replaced = text.replace(pattern, (match: string, group: string) => {
    isFound = true;
    return replacement(match, group);
  });
  if (isFound) return replaced;
  throw new Error(
    `There is no ${what}: what Rspress or its plugin writes has changed. ` +
      'Look at the emitted file and adapt the pattern.',
  );
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
