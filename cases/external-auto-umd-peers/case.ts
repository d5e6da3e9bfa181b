import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Only peer dependencies stay outside',
  question: 'How do I keep only peer dependencies out of a UMD file?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['require("words")', 'Math.min'] },
    lacks: { 'index.js': 'require("clamp")' },
  },
});
