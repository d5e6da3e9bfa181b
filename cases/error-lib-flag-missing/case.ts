import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--lib names nothing',
  question: 'What does “The following libs are not found” mean?',
  command: ['build', '--lib', 'esm'],
  expect: { exit: 1, files: [], log: 'The following libs are not found: "esm".' },
});
