import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package for Node.js with a command',
  question: 'How do I publish a Node.js package with ESM, CJS, types and a command?',
  expect: {
    files: [
      'cjs/cli.d.cts',
      'cjs/countWords.d.cts',
      'cjs/index.cjs',
      'cjs/index.d.cts',
      'esm/cli.d.ts',
      'esm/cli.js',
      'esm/countWords.d.ts',
      'esm/index.d.ts',
      'esm/index.js',
    ],
    executable: ['esm/cli.js'],
    firstLine: { 'esm/cli.js': '#!/usr/bin/env node' },
    imports: [{ file: 'dist/esm/index.js', holds: "m.countWords('to be or') === 3" }],
    requires: [{ file: 'dist/cjs/index.cjs', holds: "m.countWords('to be or') === 3" }],
    publint: [],
    typesWrong: [],
    consumer:
      "import { countWords, countWordsIn } from 'word-count';\n\nconst count: number = countWords('to be or');\nconst later: Promise<number> = countWordsIn('a.txt');\n// @ts-expect-error a text is text\ncountWords(42);\nexport { count, later };\n",
  },
});
