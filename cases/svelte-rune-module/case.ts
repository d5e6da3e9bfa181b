import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Runes outside components, in .svelte.ts',
  question: 'Are modules with runes compiled for browsers and servers?',
  expect: {
    files: [
      'browser/count.svelte.d.ts',
      'browser/index.d.ts',
      'browser/index.js',
      'server/index.js',
    ],
    contains: { 'browser/index.js': 'from "svelte/internal/client"' },
    lacks: { 'server/index.js': ['$state', 'svelte/internal/client'] },
    imports: [{ file: 'dist/server/index.js', holds: 'm.add() === 0 && m.readCount() === 1' }],
  },
});
