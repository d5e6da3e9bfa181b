import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'React components, one file each',
  question: 'How do I build React components one file each, with their styles?',
  expect: {
    files: ['Button.css', 'Button.js', 'index.js'],
    contains: {
      'index.js': 'from "./Button.js"',
      'Button.js': ['import "./Button.css";', 'react/jsx-runtime'],
    },
  },
});
