import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Code in a declaration file',
  question: 'May a .d.ts file in the source contain code?',
  expect: {
    exit: 1,
    log: 'error TS1183: An implementation cannot be declared in ambient contexts',
  },
});
