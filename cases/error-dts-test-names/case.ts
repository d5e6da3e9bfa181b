import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A test next to the source, without types of the test runner',
  question: 'What does “Do you need to install type definitions for a test runner?” mean?',
  expect: { exit: 1, log: "error TS2593: Cannot find name 'test'." },
});
