import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A source and a data file of one name',
  question: 'What happens when src holds limits.ts and limits.json?',
  expect: {
    files: ['index.js', 'limits.js'],
    log: 'Duplicate entry limits from src/limits.ts and src/limits.json',
    imports: [{ file: 'dist/index.js', throws: "does not provide an export named 'default'" }],
  },
});
