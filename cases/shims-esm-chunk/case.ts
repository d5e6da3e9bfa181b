import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '__dirname in code that two entries share',
  question: 'Which folder is __dirname in code that two entries share?',
  expect: {
    imports: [
      { file: 'dist/tools/two.js', holds: "require('node:path').basename(m.folder) === 'dist'" },
    ],
  },
});
