import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'outBase equal to rootDir',
  question: 'How do I bring JavaScript and declarations into the same folders?',
  expect: { files: ['parts/a.d.ts', 'parts/a.js', 'parts/b.d.ts', 'parts/b.js'] },
});
