import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A source file with ?raw',
  question: 'How do I import the text of a TypeScript file?',
  expect: {
    files: ['index.js'],
    contains: {
      'index.js': [
        'export const words: string[]',
        'color: teal;',
        'export const Box = () => <b>box</b>;',
        'export const sum: number',
        'module.exports = { lowest: 0 };',
        '.box {',
      ],
    },
  },
});
