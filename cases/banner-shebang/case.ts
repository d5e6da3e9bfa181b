import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A banner for all files but a command',
  question: 'How do I keep the banner off the file of “bin”?',
  expect: {
    files: ['cli.js', 'index.js'],
    firstLine: { 'cli.js': '#!/usr/bin/env node', 'index.js': '/*! hello 1.0.0 */' },
    executable: ['cli.js'],
  },
});
