import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A flag that does not exist',
  question: 'What does “CACError: Unknown option” mean?',
  command: ['build', '--outdir', 'out'],
  expect: { exit: 1, files: [], log: 'CACError: Unknown option `--outdir`' },
});
