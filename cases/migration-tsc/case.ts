import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A project of tsc, built with Rslib',
  question: 'How do I build a package with Rslib that tsc has built file by file?',
  expect: {
    files: [
      'index.d.ts',
      'index.js',
      'index.js.map',
      'splitWords.d.ts',
      'splitWords.js',
      'splitWords.js.map',
    ],
    contains: { 'index.js': './splitWords.js', 'index.d.ts': './splitWords.js' },
    imports: [
      {
        file: 'dist/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
    publint: [],
    consumer:
      "import { toSlug, type Words } from 'slugs';\n\nconst words: Words = [toSlug('Hello World')];\nexport { words };\n",
  },
});
