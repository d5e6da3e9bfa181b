import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'mf-dev --lib names nothing',
  question: 'What does “No mf format found in libs” mean?',
  command: ['mf-dev', '--lib', 'remote'],
  expect: {
    exit: 1,
    files: [],
    log: 'No mf format found in libs "remote", please check your config to ensure that the mf format is enabled correctly.',
  },
});
