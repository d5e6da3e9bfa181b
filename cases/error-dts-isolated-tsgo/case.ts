import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.isolated with dts.tsgo',
  question: 'What does “Can not set "dts.isolated: true" when "dts.tsgo: true"” mean?',
  expect: { exit: 1, files: [], log: 'Can not set "dts.isolated: true" when "dts.tsgo: true".' },
});
