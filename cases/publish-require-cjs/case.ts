import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'CommonJS output, required and imported',
  question: 'What do require() and import give for CommonJS output?',
  expect: {
    files: ['index.cjs'],
    requires: [
      {
        file: 'dist/index.cjs',
        names: ['default', 'separator'],
        holds: "m.default('a b') === 'a-b' && m.__esModule === true",
      },
    ],
    imports: [
      {
        file: 'dist/index.cjs',
        holds:
          "m.separator === '-' && typeof m.default === 'object' && m.default.default('a b') === 'a-b'",
      },
    ],
  },
});
