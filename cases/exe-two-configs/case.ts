import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A library whose executable has a configuration of its own',
  question: 'How do I build my library where Node.js is too old for executables?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', holds: "m.greet('Ada') === 'Hello Ada'" }],
  },
});
