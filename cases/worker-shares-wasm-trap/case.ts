import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A worker that shares a WebAssembly file',
  question: 'Can a worker and the code that starts it import one .wasm file?',
  expect: {
    imports: [
      {
        file: 'dist/index.js',
        holds:
          "m.three === 3 && (await new Promise((resolve) => m.startWorker().on('error', resolve)))" +
          ".message === '__webpack_modules__[moduleId] is not a function'",
      },
    ],
  },
});
