import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An object turns the other kinds on',
  question: 'Why is a dependency external in UMD if I only asked for peer dependencies?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['require("clamp")', 'require("words")'] },
  },
});
