import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() with a variable in a Module Federation remote',
  question: 'Are the files behind a variable import built for Module Federation?',
  expect: {},
});
