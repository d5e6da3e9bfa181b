import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A build from JavaScript that fails',
  question: 'How does a script notice that a build failed?',
  script: 'build.mjs',
  expect: { exit: 1, files: [], log: 'Rspack build failed.' },
});
