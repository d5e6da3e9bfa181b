import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'NO_SIDE_EFFECTS annotations',
  question: 'Does the build keep /* @__NO_SIDE_EFFECTS__ */?',
  expect: {
    files: ['default/index.js', 'off/index.js'],
    contains: {
      'default/index.js': '__PURE__',
      'off/index.js': ['__PURE__', '__NO_SIDE_EFFECTS__'],
    },
    lacks: { 'default/index.js': '__NO_SIDE_EFFECTS__' },
  },
});
