import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“sideEffects”: false and CSS with bundle: false',
  question: 'Does "sideEffects": false lose the CSS with bundle: false?',
  expect: {
    files: ['button.css', 'index.js'],
    contains: { 'index.js': 'import "./button.css";' },
    logLacks: ['warn', 'error'],
  },
});
