import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Babel plugin that was edited',
  question: 'Why does a change to my Babel plugin have no effect?',
  script: 'edit.mjs',
  expect: {
    files: ['index.js'],
    log: ['rename.mjs: not noticed', 'without cacheDirectory: noticed'],
  },
});
