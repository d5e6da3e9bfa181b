import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A project of tsup, built with Rslib',
  question: 'What does a tsup config for ESM, CJS and types look like in Rslib?',
  expect: {
    publint: [],
    typesWrong: [],
    imports: [
      {
        file: 'dist/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
      { file: 'dist/hash.js', names: ['toHash'], holds: "m.toHash('Hello World').length === 8" },
    ],
    requires: [
      {
        file: 'dist/index.cjs',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
      { file: 'dist/hash.cjs', names: ['toHash'], holds: "m.toHash('Hello World').length === 8" },
    ],
    consumer:
      "import { toSlug, type SlugOptions } from 'slugs';\nimport { toHash } from 'slugs/hash';\n\nconst options: SlugOptions = { separator: '_' };\nconst slug: string = toSlug(toHash('Hello World'), options);\n// @ts-expect-error a title is text\ntoSlug(42);\nexport { slug };\n",
  },
});
