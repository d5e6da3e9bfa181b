import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet of a dependency in a bundle',
  question: 'What becomes of an import of a dependency\u2019s CSS?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.js': 'import "widgets/base.css";' },
    lacks: { 'index.css': '.widget' },
  },
});
