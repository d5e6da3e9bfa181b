import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'umdName at the top level',
  question: 'Does umdName at the top level have an effect?',
  expect: { contains: { 'first.js': 'U', 'second.js': 'V' } },
});
