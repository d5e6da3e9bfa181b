import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Node.js modules without their types',
  question: 'What does “Do you need to install type definitions for node?” mean?',
  expect: { exit: 1, log: "error TS2591: Cannot find name 'node:path'." },
});
