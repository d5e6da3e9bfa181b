import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', child: './src/child.ts', task: './src/task.ts' } },
});
