import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations without the import of a stylesheet',
  question: 'How do I keep imports of style sheets out of my declarations?',
  expect: {
    files: ['button.css', 'index.d.ts', 'index.js', 'label.js'],
    contains: { 'index.js': 'import "./button.css";' },
    lacks: { 'index.d.ts': 'css' },
    typesWrong: ['CJSResolvesToESM'],
  },
});
