import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Files for one platform',
  question: 'How do I build a variant from files with another extension?',
  expect: {
    files: ['native/index.js', 'web/index.js'],
    contains: { 'web/index.js': 'localStorage', 'native/index.js': 'Map' },
  },
});
