import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--dts over an object in the configuration',
  question: 'Why does --dts switch dts.bundle off?',
  command: ['build', '--dts'],
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts'] },
});
