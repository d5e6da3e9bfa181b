import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--tsconfig',
  question: 'How do I choose another tsconfig.json for a build?',
  command: ['build', '--dts', '--tsconfig', 'tsconfig.build.json'],
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts'] },
});
