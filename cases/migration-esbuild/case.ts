import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A project of esbuild, built with Rslib',
  question: 'What does an esbuild script with a command and types look like in Rslib?',
  expect: {
    files: [
      'cli.d.ts',
      'cli.js',
      'cli.js.map',
      'index.d.ts',
      'index.js',
      'index.js.map',
      'splitWords.d.ts',
    ],
    executable: ['cli.js'],
    firstLine: { 'cli.js': '#!/usr/bin/env node' },
    contains: { 'cli.js': '"1.0.0"' },
    imports: [
      {
        file: 'dist/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
    publint: [],
  },
});
