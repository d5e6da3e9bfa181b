import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'externalHelpers with the default syntax',
  question: 'Why does externalHelpers change nothing?',
  expect: { files: ['index.js'], lacks: { 'index.js': '@swc/helpers' } },
});
