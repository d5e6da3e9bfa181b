import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'inspect --mode development',
  question: 'Why does inspect ask for a Module Federation format?',
  command: ['inspect', '--mode', 'development'],
  expect: {
    exit: 1,
    files: [],
    log: 'No mf format found in your config, please check your config to ensure that the mf format is enabled correctly.',
  },
});
