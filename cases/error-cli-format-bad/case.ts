import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--format with a wrong name',
  question: 'What does --format amd give?',
  command: ['build', '--format', 'amd'],
  expect: { exit: 1, files: [], log: 'Unsupported format: amd' },
});
