import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A source outside rootDir',
  question: 'What does “is not under rootDir” mean?',
  expect: { exit: 1, log: ['error TS6059', "is not under 'rootDir'"] },
});
