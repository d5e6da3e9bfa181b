import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'No src/index',
  question: 'What does “Could not find any entry module” mean?',
  expect: {
    exit: 1,
    files: [],
    log: '[rsbuild:config] Could not find any entry module, please make sure that src/index.(ts|js|tsx|jsx|mts|cts|mjs|cjs) exists, or customize entry through the source.entry configuration.',
  },
});
