import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Helpers of every file from @swc/helpers',
  question: 'How do I keep helpers from being repeated with bundle: false?',
  expect: {
    files: ['counter.js', 'index.js', 'timer.js'],
    contains: { 'counter.js': 'from "@swc/helpers/', 'timer.js': 'from "@swc/helpers/' },
    imports: [{ file: 'dist/index.js', names: ['Counter', 'Timer'] }],
  },
});
