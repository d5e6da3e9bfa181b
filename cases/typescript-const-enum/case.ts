import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'const enum in a bundle',
  question: 'Does Rslib support const enum?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '0 === unit' },
    lacks: { 'index.js': 'Meter' },
  },
});
