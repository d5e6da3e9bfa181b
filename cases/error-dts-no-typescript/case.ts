import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts without TypeScript',
  question: 'What does “Failed to resolve TypeScript from the project root” mean?',
  typescript: 'none',
  expect: { exit: 1, files: [], log: 'Failed to resolve TypeScript from the project root' },
});
