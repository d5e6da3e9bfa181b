import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A config that imports what is not installed',
  question: 'Why can my config file not be loaded?',
  expect: { exit: 1, files: [], log: "Cannot find module 'rsbuild-plugin-missing'" },
});
