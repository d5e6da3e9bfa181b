import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'mf-dev without the mf format',
  question: 'What does “No mf format found in your config” mean?',
  command: ['mf-dev'],
  expect: {
    exit: 1,
    files: [],
    log: [
      'Failed to start mf-dev.',
      'No mf format found in your config, please check your config to ensure that the mf format is enabled correctly.',
    ],
  },
});
