import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'package.json before and after a build',
  question: 'Does a build change package.json?',
  before: [['build']],
  script: 'compare.mjs',
  expect: {
    files: ['cjs/index.cjs', 'esm/index.d.ts', 'esm/index.js', 'umd/index.js'],
    log: 'unchanged',
  },
});
