import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'process.env.NODE_ENV in UMD',
  question: 'Is process.env.NODE_ENV replaced in a UMD build?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': 'process.env' },
    contains: { 'index.js': 'isProduction = true' },
  },
});
