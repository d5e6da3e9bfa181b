import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A shared package as an external',
  question: 'What does “react is removed from externals because it is a shared module” mean?',
  expect: { log: 'react is removed from externals because it is a shared module.' },
});
