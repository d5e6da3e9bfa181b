import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A command line tool',
  question: 'How do I build an executable for “bin”?',
  expect: {
    files: ['cli.js'],
    firstLine: { 'cli.js': '#!/usr/bin/env node' },
    executable: ['cli.js'],
    publint: [],
  },
});
