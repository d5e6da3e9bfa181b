import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'SVG with ?react and bundle: false',
  question: 'Why is my SVG component an address with bundle: false?',
  expect: {
    files: ['index.js', 'logo.js', 'static/svg/logo.svg'],
    contains: { 'index.js': './logo.js', 'logo.js': './static/svg/logo.svg' },
    lacks: { 'logo.js': 'react' },
    logLacks: ['warn', 'error'],
  },
});
