import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Magic comments of webpack and Vite',
  question: 'Why does webpackIgnore have no effect for my users?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '@vite-ignore' },
    lacks: { 'index.js': ['webpackIgnore', 'webpackChunkName'] },
  },
});
