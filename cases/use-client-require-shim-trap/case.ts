import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“use client” and the shim for require',
  question: 'Why is an import before “use client”?',
  expect: {
    firstLine: {
      'bundle/index.js': 'import "node:module";',
      'files/index.js': 'import "node:module";',
    },
    contains: { 'bundle/index.js': '"use client";', 'files/index.js': '"use client";' },
    logLacks: ['warn', 'error'],
  },
});
