import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A file to copy that does not exist',
  question: 'Why does output.copy not find a file?',
  expect: { exit: 1, log: "unable to locate '" },
});
