import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A pattern with ! on the command line',
  question: 'Why does --entry not take an exclusion?',
  command: ['build', '--no-bundle', '--entry', 'src/**', '--entry', '!src/**/*.test.ts'],
  expect: {
    exit: 1,
    files: [],
    log: 'No entry files matching !src/**/*.test.ts.',
  },
});
