import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The name of a workspace package in declarations, with paths',
  question: 'How do declarations keep the name of a package that paths leads to its source?',
  expect: { contains: { 'src/index.d.ts': "from '@acme/text'" } },
});
