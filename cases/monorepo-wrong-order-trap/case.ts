import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package built before the one it needs',
  question: 'Why do declarations fail in a clean checkout of my monorepo?',
  command: ['build', '--root', 'packages/slugs'],
  output: 'packages/slugs/dist',
  expect: {
    exit: 1,
    log: [
      "Cannot find module '@acme/text' or its corresponding type declarations.",
      'Failed to generate declaration files. (esm)',
    ],
  },
});
