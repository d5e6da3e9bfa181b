import { join } from 'node:path';
import { defineConfig, rspack } from '@rslib/core';

const file = join(import.meta.dirname, 'src/report.ts');

export default defineConfig({
  tools: { rspack: { plugins: [new rspack.ProvidePlugin({ report: [file, 'report'] })] } },
});
