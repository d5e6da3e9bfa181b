import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Helpers in every file',
  question: 'How often are helpers repeated with bundle: false?',
  expect: {
    files: ['counter.js', 'index.js', 'timer.js'],
    contains: {
      'counter.js': 'function _class_call_check',
      'timer.js': 'function _class_call_check',
    },
  },
});
