import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A named import of a UMD file',
  question: 'Why can an ES module not import a name from my UMD file?',
  before: [['build']],
  script: 'use.mjs',
  expect: { exit: 1, log: ['hello-world', "Named export 'toSlug' not found."] },
});
