import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require.main with bundle: false',
  question: 'What does “chunk should have at least one file” mean?',
  expect: { exit: 1, files: [], log: 'should have at least one file' },
});
