import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A worker that shares a bundled CommonJS package',
  question: 'Why does a worker fail with “__webpack_modules__[moduleId] is not a function”?',
  expect: {
    imports: [
      {
        file: 'dist/index.js',
        holds:
          "m.four === 4 && (await new Promise((resolve) => m.startWorker().on('error', resolve)))" +
          ".message === '__webpack_modules__[moduleId] is not a function'",
      },
    ],
  },
});
