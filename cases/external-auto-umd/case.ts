import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.autoExternal with umd',
  question: 'How do I keep dependencies out of a UMD file?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['require("clamp")', 'root["clamp"]'] },
    lacks: { 'index.js': 'Math.min' },
  },
});
