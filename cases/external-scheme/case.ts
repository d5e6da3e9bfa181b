import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Imports of the host: bun:, cloudflare:',
  question: 'How do I import bun:sqlite or cloudflare:workers?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['from "bun:sqlite"', 'from "cloudflare:workers"'] },
  },
});
