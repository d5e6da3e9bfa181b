import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A library of Vite, built with Rslib',
  question: 'What does the library mode of Vite with styles and globals look like in Rslib?',
  expect: {
    files: ['meter.css', 'meter.js', 'meter.js.map', 'meter.umd.cjs', 'meter.umd.cjs.map'],
    contains: {
      'meter.js': ['from "vue"', 'data:image/svg+xml'],
      'meter.umd.cjs': ['Meter', 'Vue', 'data:image/svg+xml'],
      'meter.css': '.meter',
    },
    publint: [],
  },
});
