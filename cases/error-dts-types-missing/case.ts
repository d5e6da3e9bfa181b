import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package in types that is not installed',
  question: 'Why can TypeScript not find a type definition file?',
  expect: { exit: 1, log: "error TS2688: Cannot find type definition file for 'vitest/globals'." },
});
