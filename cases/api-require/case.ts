import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The API in CommonJS',
  question: 'Can I require @rslib/core?',
  script: 'build.cjs',
  expect: { files: ['index.cjs'], log: 'built' },
});
