import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'NODE_ENV in a .env file',
  question: 'Does a NODE_ENV in .env change a UMD build?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': 'process.env' },
    contains: { 'index.js': 'isProduction = false' },
  },
});
