import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An image in the style of a Vue component',
  question: 'What does “__rspack_asset… is not defined” mean?',
  expect: { exit: 1, log: ['__rspack_asset', 'is not defined'] },
});
