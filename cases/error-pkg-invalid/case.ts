import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package.json that does not parse',
  question: 'What does “Failed to parse package.json, it might not be valid JSON” mean?',
  expect: {
    exit: 1,
    files: [],
    log: [
      'Failed to parse <root>/package.json, it might not be valid JSON',
      'The `autoExtension` configuration will not be applied due to read package.json failed',
      'SyntaxError',
    ],
  },
});
