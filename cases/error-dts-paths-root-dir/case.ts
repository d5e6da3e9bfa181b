import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'TS6059: paths lead to the source of another package',
  question: 'Why is the source of a workspace package not under rootDir?',
  expect: { exit: 1, log: ['error TS6059:', "is not under 'rootDir'"] },
});
