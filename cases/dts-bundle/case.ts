import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations in one file',
  question: 'How do I bundle declarations?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: {
      'index.d.ts': [
        'export declare function toSlug(title: string): string;',
        'declare type Words = readonly string[];',
      ],
    },
    lacks: { 'index.d.ts': "from '" },
    publint: [],
    typesWrong: ['CJSResolvesToESM'],
    consumer:
      "import { toSlug, type Words } from 'slugs';\n\nconst words: Words = [toSlug('Hello World')];\n// @ts-expect-error a title is text\ntoSlug(42);\nexport { words };\n",
  },
});
