import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.target: web-worker',
  question: 'What does “Unsupported platform: web-worker” mean?',
  expect: { exit: 1, files: [], log: 'Unsupported platform: web-worker' },
});
