import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Groups without effect',
  question: 'Which options of Rsbuild does Rslib ignore?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': 'abc' },
    log: ['ready   built', 'File (esm)'],
  },
});
