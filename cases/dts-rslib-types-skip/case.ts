import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The types of Rslib with skipLibCheck',
  question: 'Do the types of Rslib need the lib DOM?',
  expect: { files: ['index.d.ts', 'index.js'] },
});
