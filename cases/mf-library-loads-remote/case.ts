import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A library that loads a remote',
  question: 'How does an npm library load a Module Federation remote itself?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.js': 'from "@module-federation/runtime"' },
    imports: [{ file: 'dist/index.js', names: ['loadSlugs'] }],
  },
});
