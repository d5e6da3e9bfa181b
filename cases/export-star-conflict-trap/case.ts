import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One name behind two export *',
  question: 'What happens when two export * have the same name?',
  expect: { exit: 1, log: 'conflicting star exports' },
});
