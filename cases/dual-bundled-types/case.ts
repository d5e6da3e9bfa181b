import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'ESM and CJS in one folder with bundled declarations',
  question: 'How do I keep both formats and both kinds of types in one folder?',
  expect: {
    files: ['index.cjs', 'index.d.cts', 'index.d.ts', 'index.js'],
    publint: [],
    typesWrong: [],
    consumer:
      "import { toSlug } from 'slugs';\n\nconst slug: string = toSlug('Hello World');\n// @ts-expect-error a title is text\ntoSlug(42);\nexport { slug };\n",
  },
});
