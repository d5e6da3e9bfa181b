import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.build with dts.bundle',
  question: 'What does “Can not set "dts.bundle: true" when "dts.build: true"” mean?',
  expect: {
    exit: 1,
    files: ['index.js'],
    log: 'Can not set "dts.bundle: true" when "dts.build: true"',
  },
});
