import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A command that does not exist',
  question: 'Is there an “rslib dev”?',
  command: ['dev'],
  expect: {
    exit: 1,
    files: [],
    log: ['Failed to start Rslib CLI.', 'CACError: Unused args: `dev`'],
  },
});
