import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'composite: true and a source that tsconfig.json does not list',
  question: 'What does TS6307 mean?',
  expect: { exit: 1, log: ['TS6307', 'is not listed within the file list of project'] },
});
