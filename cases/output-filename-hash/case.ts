import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Hashes in file names',
  question: 'How do I get a hash into the names of the files?',
  expect: { files: ['index.[hash].css', 'index.[hash].js'] },
});
