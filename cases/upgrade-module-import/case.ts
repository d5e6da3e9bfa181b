import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() of an external as in 0.x',
  question: 'How do I turn require() of a dependency into an import again?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'createRequire' } },
});
