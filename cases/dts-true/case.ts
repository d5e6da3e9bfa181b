import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations, one file each',
  question: 'What does dts: true add to the output?',
  expect: {
    files: ['index.d.ts', 'index.js', 'splitWords.d.ts'],
    contains: { 'index.d.ts': ["from './splitWords.js'", '/** `Hello World` → `hello-world` */'] },
    log: 'declaration files generated with tsgo',
    publint: [],
    typesWrong: ['CJSResolvesToESM'],
    consumer:
      "import { toSlug, type Words } from 'slugs';\n\nconst words: Words = [toSlug('Hello World')];\n// @ts-expect-error a title is text\ntoSlug(42);\nexport { words };\n",
  },
});
