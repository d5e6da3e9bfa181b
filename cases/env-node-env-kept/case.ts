import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'process.env.NODE_ENV in ESM and CJS',
  question: 'Is process.env.NODE_ENV replaced in my library?',
  expect: {
    files: ['index.cjs', 'index.js'],
    contains: { 'index.js': 'process.env.NODE_ENV', 'index.cjs': 'process.env.NODE_ENV' },
  },
});
