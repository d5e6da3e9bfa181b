import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Helpers for decorators at the default syntax',
  question: 'Does externalHelpers matter with the default syntax?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'import { _ } from "@swc/helpers/_/_ts_decorate";' },
  },
});
