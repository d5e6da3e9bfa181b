import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A project of Rollup, built with Rslib',
  question:
    'What does a Rollup config with an ES module, a UMD file and globals look like in Rslib?',
  expect: {
    files: ['index.d.ts', 'index.js', 'index.js.map', 'index.umd.js'],
    contains: { 'index.js': 'from "clamp"', 'index.umd.js': ['Percent', 'Clamp'] },
    imports: [
      { file: 'dist/index.js', names: ['toPercent'], holds: 'm.toPercent(0.256) === 25.6' },
    ],
    publint: [],
  },
});
