import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Helpers from @swc/helpers',
  question: 'How do I import helpers in place of repeating them?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'from "@swc/helpers/' },
    lacks: { 'index.js': 'function _async_to_generator' },
    imports: [
      { file: 'dist/index.js', names: ['Counter'], holds: 'await new m.Counter().add(2) === 2' },
    ],
  },
});
