import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The preset npm-library of Modern.js Module, written for Rslib',
  question: 'How do I build dist/lib, dist/es and dist/types as Modern.js Module did?',
  expect: {
    files: ['es/index.js', 'lib/index.js', 'types/index.d.ts'],
    requires: [
      {
        file: 'dist/lib/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
  },
});
