import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD for a list of browsers',
  question: 'How do I build UMD for a list of browsers?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '})(self, ' },
    requires: [{ file: 'dist/index.js', throws: 'self is not defined' }],
  },
});
