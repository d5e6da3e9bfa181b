import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Source maps',
  question: 'How do I ship source maps?',
  expect: {
    files: ['index.js', 'index.js.map'],
    contains: {
      'index.js': '//# sourceMappingURL=index.js.map',
      'index.js.map': ['"sources":["', 'src/index.ts'],
    },
  },
});
