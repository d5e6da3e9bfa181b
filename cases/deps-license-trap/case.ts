import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Licenses of bundled packages',
  question: 'Does Rslib publish the licenses of the packages that it bundles?',
  expect: {
    files: ['index.js', 'index.js.LICENSE.txt'],
    contains: {
      'index.js': ['/*! clamp 1.0.0', 'splitWords'],
      'index.js.LICENSE.txt': 'clamp 1.0.0',
    },
    lacks: { 'index.js.LICENSE.txt': ['words', 'The authors of'] },
  },
});
