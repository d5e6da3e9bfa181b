import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Project references without dts.build',
  question: 'What does TS6305 mean?',
  expect: { exit: 1, log: 'TS6305' },
});
