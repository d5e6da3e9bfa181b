import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A .wasm file with new URL',
  question: 'Does the output of wasm-pack find its file?',
  expect: {
    files: ['cjs/index.cjs', 'esm/index.js', 'esm/static/wasm/[hash].module.wasm'],
    contains: {
      'cjs/index.cjs': "new URL('./add.wasm'",
      'esm/index.js': 'new URL("./static/wasm/',
    },
    imports: [{ file: 'dist/esm/index.js', holds: "require('node:fs').existsSync(m.file)" }],
    logLacks: ['warn', 'error'],
  },
});
