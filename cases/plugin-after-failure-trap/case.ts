import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'onAfterBuild after a failed build',
  question: 'Does onAfterBuild run when the build fails?',
  expect: { exit: 1, files: [], log: 'the build failed' },
});
