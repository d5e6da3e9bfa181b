import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'TypeScript in a Svelte component without verbatimModuleSyntax',
  question: 'Why is an import of a Svelte component with lang="ts" missing in the output?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'cart.add()' },
    lacks: { 'index.js': 'const cart' },
  },
});
