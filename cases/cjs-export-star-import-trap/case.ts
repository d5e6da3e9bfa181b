import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A name that an ES module cannot import from CJS',
  question: 'Which error does Node.js give for a name behind export *?',
  script: 'try.mjs',
  before: [['build']],
  expect: { files: ['index.cjs'], log: "Named export 'clamp' not found." },
});
