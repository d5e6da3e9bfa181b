import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '@swc/helpers as a dev dependency',
  question: 'Why do my users miss @swc/helpers?',
  expect: { files: ['index.js'], contains: { 'index.js': 'from "@swc/helpers/' } },
});
