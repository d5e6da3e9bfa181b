import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Files that the build cache does not notice',
  question: 'Why does a change to postcss.config.mjs or a base tsconfig.json have no effect?',
  script: 'edit.mjs',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': 'purple' },
    log: [
      'src/index.ts: noticed',
      'options.mjs: noticed',
      'tsconfig.base.json: noticed',
      'tsconfig.base.json: not noticed',
      'paint/package.json: not noticed',
      'package-lock.json: not noticed',
      'postcss.config.mjs: not noticed',
      'clamp/index.js: not noticed',
    ],
  },
});
