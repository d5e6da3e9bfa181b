import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'importHelpers in tsconfig.json',
  question: 'Does importHelpers of tsconfig.json have an effect?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'function _async_to_generator' },
    lacks: { 'index.js': ['tslib', '@swc/helpers'] },
  },
});
