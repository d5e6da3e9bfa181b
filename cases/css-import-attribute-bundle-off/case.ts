import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet with { type: css }, with bundle: false',
  question: "Does bundle: false keep an import with { type: 'css' }?",
  expect: {
    files: ['box.css', 'index.js'],
    contains: { 'index.js': ['"./box.css"', 'type: "css"'] },
  },
});
