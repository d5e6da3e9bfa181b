import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An executable with bundle: false',
  question: 'What does “"experiments.exe" requires "bundle" to be "true"” mean?',
  expect: { exit: 1, files: [], log: '"experiments.exe" requires "bundle" to be "true".' },
});
