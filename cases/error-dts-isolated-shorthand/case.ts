import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An object whose type must be inferred',
  question: 'What does “can’t be inferred with --isolatedDeclarations” mean?',
  expect: {
    exit: 1,
    files: [],
    log: "TS9016: Objects that contain shorthand properties can't be inferred with --isolatedDeclarations.",
  },
});
