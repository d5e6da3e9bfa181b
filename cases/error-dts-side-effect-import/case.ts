import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a style sheet without types',
  question: 'What does “TS2882: side-effect import” mean?',
  expect: {
    exit: 1,
    log: "error TS2882: Cannot find module or type declarations for side-effect import of './button.css'.",
  },
});
