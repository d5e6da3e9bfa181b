import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: { tsconfigPath: './tsconfig.bundle.json', bundledPackages: ['clsx'] } },
  // API Extractor leaves `declare global` out.
  footer: {
    dts: 'declare global { var wordCounters: Map<string, Counter> | undefined; }',
  },
});
