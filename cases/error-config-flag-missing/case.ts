import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--config names nothing',
  question: 'What does “Cannot find config file” mean?',
  command: ['build', '-c', 'missing.config.ts'],
  expect: { exit: 1, files: [], log: 'Cannot find config file: <root>/missing.config.ts' },
});
