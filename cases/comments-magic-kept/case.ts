import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Magic comments that stay in the output',
  question: 'How do I keep webpackChunkName and webpackIgnore for the bundler of my users?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['webpackIgnore: true', 'webpackChunkName: "chart"', '@vite-ignore'] },
  },
});
