import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Preact component',
  question: 'How do I build a library of Preact components?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'from "preact/jsx-runtime"' },
    lacks: { 'index.js': 'from "react' },
  },
});
