import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“use client” in an entry',
  question: 'Does a bundled entry keep its own “use client”?',
  expect: {
    files: ['client.js', 'index.js'],
    firstLine: { 'client.js': '"use client";' },
    lacks: { 'index.js': 'use client' },
  },
});
