import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A file as text by an import attribute',
  question: 'How do I import a file with { type: text }?',
  expect: {
    files: ['index.js'],
    imports: [
      { file: 'dist/index.js', holds: "m.notes === '# Notes\\n' && m.style.includes('color')" },
    ],
  },
});
