import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'imports of package.json with a condition for the source',
  question: 'How do I publish a package whose imports field names src?',
  expect: {
    files: ['index.d.ts', 'index.js', 'parts/words.d.ts', 'parts/words.js'],
    contains: { 'index.d.ts': "'#int/words'", 'index.js': './parts/words.js' },
    consumer: [
      "import { toWords } from 'slugs';",
      '// @ts-expect-error a list of texts is no number',
      "export const count: number = toWords('a b');",
    ].join('\n'),
  },
});
