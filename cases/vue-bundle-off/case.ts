import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Vue components, one file each',
  question: 'Does bundle: false work with .vue files?',
  expect: {
    files: ['Counter.css', 'Counter.js', 'index.d.ts', 'index.js', 'rslib-runtime.js'],
    publint: [],
    // Read as CommonJS, a module of ESM.
    typesWrong: ['CJSResolvesToESM'],
    contains: { 'Counter.js': 'import "./Counter.css";', 'index.js': 'from "./Counter.js"' },
  },
});
