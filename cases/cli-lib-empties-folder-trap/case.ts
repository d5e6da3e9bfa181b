import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--lib empties the folder',
  question: 'Why is the ES module gone after rslib build --lib cjs?',
  before: [['build']],
  command: ['build', '--lib', 'cjs'],
  expect: { files: ['index.cjs'] },
});
