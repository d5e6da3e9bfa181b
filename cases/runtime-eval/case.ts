import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module that calls eval',
  question: 'Does a module that calls eval lose its exports with bundle: false?',
  expect: {
    files: ['index.js', 'rslib-runtime.js', 'separator.js'],
    imports: [{ file: 'dist/index.js', names: ['plus', 'run'], holds: "m.run('1 + 1') === '2-'" }],
  },
});
