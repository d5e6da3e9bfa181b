import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'imports of package.json and declarations',
  question: 'What becomes of #int/a in the declarations?',
  expect: {
    files: ['index.d.ts', 'index.js', 'parts/words.d.ts'],
    contains: { 'index.d.ts': "'#int/words'" },
    typesWrong: ['CJSResolvesToESM', 'InternalResolutionError'],
  },
});
