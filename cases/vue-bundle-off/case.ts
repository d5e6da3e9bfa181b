import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Vue components, one file each',
  question: 'Does bundle: false work with .vue files?',
  expect: {
    files: ['Button.css', 'Button.js', 'index.js', 'rslib-runtime.js'],
    contains: { 'Button.js': 'import "./Button.css";', 'index.js': 'from "./Button.js"' },
  },
});
