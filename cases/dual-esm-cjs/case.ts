import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'ESM and CJS from one source',
  question: 'How do I publish a package that can be imported and required?',
  expect: {
    files: ['index.cjs', 'index.d.ts', 'index.js'],
    contains: { 'index.js': 'export { toSlug };', 'index.d.ts': 'toSlug(title: string): string' },
    imports: [
      {
        file: 'dist/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
    requires: [{ file: 'dist/index.cjs', names: ['toSlug'] }],
    publint: [],
    typesWrong: ['FalseESM'],
  },
});
