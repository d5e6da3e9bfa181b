import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'mf without its plugin',
  question: 'Why does a build with format "mf" stop at once?',
  expect: {
    exit: 1,
    files: [],
    log: 'format: "mf" should be used with @module-federation/rsbuild-plugin", consider installing and adding it to plugins.',
  },
});
