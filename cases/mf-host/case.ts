import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A host of a remote',
  question: 'How does an application load a remote that Rslib built?',
  script: 'build.mjs',
  expect: { log: 'false' },
});
