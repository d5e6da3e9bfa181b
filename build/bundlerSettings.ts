import type { UserConfig } from '@rspress/core';

/** Documented settings of Rsbuild, for this site and for test sites that look like it. */
export const bundlerSettings: NonNullable<UserConfig['builderConfig']> = {
  // Compressing 400 files to name their sizes takes most of a second; `npm run bench` weighs them.
  performance: { printFileSize: { detail: false, compressed: false } },
  output: {
    // Half a dozen names in every page, which do not compress.
    filenameHash: 'contenthash:8',
    // In every page, many times: short, and without the name of the file. tests/site/classNames.test.ts
    // fails if two classes ever get the same name.
    cssModules: { localIdentName: '[hash:base64:3]' },
  },
  // A script that does not come within eight seconds has failed; by default readers wait for two minutes.
  tools: { rspack: { output: { chunkLoadTimeout: 8_000 } } },
  splitChunks: {
    // Two scripts for every page rather than four: React, which changes when it is updated, and the rest,
    // which compresses better together (2.5 KiB).
    preset: 'none',
    chunks: 'async',
    cacheGroups: {
      react: {
        name: 'lib-react',
        test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
        chunks: 'all',
        priority: 1,
      },
      // One stylesheet, with that of parts which load later: build/render/html cuts from it what a page shows.
      styles: { type: 'css/mini-extract' },
    },
  },
};
