import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Decorators of the standard',
  question: 'Which decorators does Rslib compile?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '_apply_decs_2311' },
    imports: [{ file: 'dist/index.js', names: ['Box'], holds: 'new m.Box().getWidth() === 1' }],
  },
});
