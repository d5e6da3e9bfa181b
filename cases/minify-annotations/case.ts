import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Annotations for bundlers',
  question: 'Do @__PURE__ comments and directives stay in the output?',
  expect: { files: ['index.js'] },
});
