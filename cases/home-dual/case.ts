import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One file as ESM and CJS with types for both',
  question: 'What does a library of one file look like, built for import and require?',
  expect: {
    files: ['cjs/index.cjs', 'cjs/index.d.cts', 'esm/index.d.ts', 'esm/index.js'],
    publint: [],
    typesWrong: [],
    consumer:
      "import { toSlug } from 'slugs';\n\nconst slug: string = toSlug('Hello World');\n// @ts-expect-error a title is text\ntoSlug(42);\nexport { slug };\n",
  },
});
