import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.isolated with dts.typescriptPath',
  question: 'What does “Can not set "dts.typescriptPath" when "dts.isolated: true"” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Can not set "dts.typescriptPath" when "dts.isolated: true".',
  },
});
