import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An imported image without types',
  question: 'Why can TypeScript not find an image that I import?',
  expect: { exit: 1, log: "error TS2307: Cannot find module './logo.svg'" },
});
