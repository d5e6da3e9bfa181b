import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Metadata of an enum',
  question: 'Which design:type does a property with an enum type get?',
  expect: {
    files: ['index.js', 'kind.js'],
    contains: {
      'index.js': ['void 0 === Kind ? Object : Kind', '_ts_metadata("design:type", Object)'],
    },
  },
});
