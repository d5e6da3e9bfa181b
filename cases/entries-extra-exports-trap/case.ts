import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An entry that another entry imports exports more',
  question: 'Why does an entry export names of other files?',
  expect: {
    files: ['cli.js', 'index.js'],
    imports: [{ file: 'dist/index.js', holds: "Object.keys(m).join() === 'splitWords,toSlug'" }],
    logLacks: ['warn', 'error'],
  },
});
