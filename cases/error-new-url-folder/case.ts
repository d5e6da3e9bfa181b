import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A folder in new URL()',
  question: 'Why is a folder in new URL() not found?',
  expect: { exit: 1, log: "Can't resolve '../templates/'" },
});
