import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A default export in CommonJS',
  question: 'Why do CommonJS users get { default: … } from my package?',
  expect: {
    files: ['index.cjs', 'index.js'],
    imports: [{ file: 'dist/index.js', names: ['default'], holds: "m.default('a b') === 'a-b'" }],
    requires: [
      {
        file: 'dist/index.cjs',
        names: ['default'],
        holds: "typeof m === 'object' && m.default('a b') === 'a-b'",
      },
    ],
  },
});
