import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.externals with names of UMD in ES modules and CommonJS',
  question: 'Why does my output import void 0 or require undefined?',
  expect: {
    files: ['index.cjs', 'index.js'],
    contains: { 'index.cjs': 'require("undefined")', 'index.js': 'import(void 0)' },
  },
});
