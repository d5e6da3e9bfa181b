import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD bundles dependencies',
  question: 'Why does my UMD file hold its dependencies?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'Math.min(Math.max' },
    lacks: { 'index.js': 'require("clamp")' },
  },
});
