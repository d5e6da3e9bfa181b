import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'injectStyles with bundle: false',
  question: 'Why does injectStyles lose my styles with bundle: false?',
  expect: {
    files: ['index.js', 'rslib-runtime.js'],
    contains: { 'index.js': 'import "./button.css";' },
    lacks: { 'index.js': 'teal', 'rslib-runtime.js': 'teal' },
    logLacks: ['warn', 'error'],
  },
});
