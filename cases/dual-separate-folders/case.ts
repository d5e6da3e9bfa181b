import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'ESM and CJS, each with its own declarations',
  question: 'How do I publish a dual package whose types are right for import and require?',
  expect: {
    files: [
      'cjs/index.cjs',
      'cjs/index.d.cts',
      'cjs/splitWords.d.cts',
      'esm/index.d.ts',
      'esm/index.js',
      'esm/splitWords.d.ts',
    ],
    imports: [
      {
        file: 'dist/esm/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
    requires: [
      {
        file: 'dist/cjs/index.cjs',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
    publint: [],
    typesWrong: [],
    consumer:
      "import { toSlug } from 'slugs';\n\nconst slug: string = toSlug('Hello World');\n// @ts-expect-error a title is text\ntoSlug(42);\nexport { slug };\n",
  },
});
