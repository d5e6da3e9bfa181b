import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Fields of a package without exports',
  question: 'Which file of a package is bundled: browser, module or main?',
  expect: {
    files: ['node/index.js', 'web/index.js'],
    contains: { 'node/index.js': 'from module', 'web/index.js': 'from browser' },
  },
});
