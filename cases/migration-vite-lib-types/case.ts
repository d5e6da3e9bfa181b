import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A library of Vite, built with Rslib, with declarations',
  question: 'How do I add declarations to a library with styles and images that Vite built?',
  expect: {
    files: [
      'meter.css',
      'meter.d.ts',
      'meter.js',
      'meter.js.map',
      'meter.umd.cjs',
      'meter.umd.cjs.map',
    ],
    contains: { 'meter.d.ts': 'export declare const Meter' },
    lacks: { 'meter.d.ts': 'meter.css' },
    publint: [],
  },
});
