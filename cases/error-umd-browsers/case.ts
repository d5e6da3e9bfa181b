import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD with a list of browsers',
  question: 'What does “no default script chunk format available” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'For the selected environment is no default script chunk format available',
  },
});
