import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.tsgo: false with TypeScript 7',
  question: 'What does “Can not set "dts.tsgo: false" when using `typescript` >= 7.0.0” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Can not set "dts.tsgo: false" when using `typescript` >= 7.0.0.',
  },
});
