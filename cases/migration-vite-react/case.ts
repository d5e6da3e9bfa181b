import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A React library of Vite, built with Rslib',
  question: 'What does a React library of Vite with CSS Modules look like in Rslib?',
  expect: {
    files: [
      'acme-button.cjs',
      'acme-button.d.cts',
      'acme-button.d.ts',
      'acme-button.js',
      'style.css',
    ],
    contains: {
      'acme-button.js': ['from "react/jsx-runtime"', 'button-'],
      'acme-button.cjs': 'require("react/jsx-runtime")',
      'style.css': '.button-',
    },
    publint: [],
    requires: [{ file: 'dist/acme-button.cjs', names: ['Button'] }],
  },
});
