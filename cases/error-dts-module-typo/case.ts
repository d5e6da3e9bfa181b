import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A typo in a path, without a bundle',
  question: 'Why does only TypeScript report a file that does not exist?',
  expect: {
    exit: 1,
    files: ['index.js', 'words.js', 'index.d.ts', 'words.d.ts'],
    log: "error TS2307: Cannot find module './wrods'",
  },
});
