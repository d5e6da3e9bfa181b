import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false and dot files',
  question: 'Are files whose name begins with a dot built?',
  expect: { files: ['.draft.js', 'index.js'] },
});
