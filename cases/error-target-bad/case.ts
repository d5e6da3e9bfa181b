import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.target: browser',
  question: 'What does “Unsupported platform: browser” mean?',
  expect: { exit: 1, files: [], log: 'Unsupported platform: browser' },
});
