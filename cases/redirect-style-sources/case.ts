import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Style sources in the output',
  question: 'How do I ship .less files that my components import?',
  expect: {
    files: ['index.js', 'theme/button.css', 'theme/button.less'],
    firstLine: { 'index.js': 'import "./theme/button.less";' },
  },
});
