import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two packages of a monorepo',
  question: 'How do I build a package that uses another package of the same repository?',
  before: [['build', '--root', 'packages/text']],
  command: ['build', '--root', 'packages/slugs'],
  output: 'packages/slugs/dist',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: {
      'index.js': 'import { splitWords } from "@acme/text";',
      'index.d.ts': "from '@acme/text'",
    },
    imports: [
      {
        file: 'packages/slugs/dist/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
      { file: 'packages/text/dist/index.js', names: ['splitWords'] },
    ],
  },
});
