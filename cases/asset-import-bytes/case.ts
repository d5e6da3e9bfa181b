import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Bytes of a file that is no asset',
  question: 'Does type bytes give a Uint8Array for a Markdown file?',
  expect: {
    imports: [
      { file: 'dist/index.js', holds: 'm.notes instanceof Uint8Array && m.notes.length === 8' },
    ],
  },
});
