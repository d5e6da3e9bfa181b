import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.tsgo: true with TypeScript 6',
  question: 'What does “`dts.tsgo` requires `typescript` >= 7.0.0” mean?',
  typescript: '6',
  expect: { exit: 1, files: [], log: '`dts.tsgo` requires `typescript` >= 7.0.0.' },
});
