import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One peer dependency imported in place of another, in both modes',
  question: 'How do I import preact/compat in place of react?',
  expect: {
    files: ['bundle/index.js', 'modules/index.js'],
    contains: {
      'bundle/index.js': 'from "preact/compat"',
      'modules/index.js': 'from "preact/compat"',
    },
  },
});
