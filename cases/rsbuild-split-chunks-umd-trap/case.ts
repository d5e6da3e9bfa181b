import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'splitChunks with UMD and IIFE',
  question: 'Can shared code of UMD or IIFE entries be a file of its own?',
  expect: {
    files: ['iife/count.js', 'iife/index.js', 'umd/count.js', 'umd/index.js'],
    logLacks: ['warn', 'error'],
  },
});
