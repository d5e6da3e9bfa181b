import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A TypeScript package',
  question: 'Which tsconfig.json does a TypeScript library need?',
  expect: {
    files: ['index.d.ts', 'index.js', 'splitWords.d.ts'],
    imports: [{ file: 'dist/index.js', names: ['toSlug'], holds: 'm.toSlug("A b") === "a-b"' }],
    publint: [],
    consumer:
      "import { toSlug, type Words } from 'slugs';\n\n" +
      "export const slug: string = toSlug('Hello World');\n" +
      'export const words: Words = [slug];\n',
  },
});
