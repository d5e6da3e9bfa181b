import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.autoExternal.exclude with a subpath',
  question: 'Can I bundle one subpath of a dependency?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'import { clamp } from "clamp/strict";' },
  },
});
