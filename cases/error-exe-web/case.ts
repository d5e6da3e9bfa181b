import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An executable for the web',
  question: 'What does “"experiments.exe" only supports "output.target = "node""” mean?',
  expect: {
    exit: 1,
    files: [],
    log: '"experiments.exe" only supports "output.target = \\"node\\"", but received "web".',
  },
});
