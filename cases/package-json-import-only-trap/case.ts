import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() of a package that lists import alone',
  question: 'Why does require() of my ES module fail although Node.js can load it?',
  before: [['build']],
  script: 'use.cjs',
  expect: { exit: 1, log: 'No "exports" main defined', publint: [] },
});
