import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“use client” with bundle: false',
  question: 'How do I keep “use client” at the top of a component?',
  expect: {
    files: ['Toggle.js', 'index.js', 'version.js'],
    firstLine: { 'Toggle.js': '"use client";' },
    lacks: { 'index.js': 'use client', 'version.js': 'use client' },
  },
});
