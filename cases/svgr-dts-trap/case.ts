import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations of an exported SVG component',
  question: 'Why do my declarations import an SVG file?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': ["from './logo.svg?react'", 'Logo: FunctionComponent'] },
  },
});
