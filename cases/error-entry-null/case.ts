import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An entry without a file',
  question: "What does “Cannot read properties of null (reading 'import')” mean?",
  expect: { exit: 1, log: "Cannot read properties of null (reading 'import')" },
});
