import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '@swc/helpers as a peer dependency',
  question: 'Why is @swc/helpers not found if it is a peer dependency?',
  expect: {
    exit: 1,
    files: [],
    log: 'externalHelpers is enabled, but the @swc/helpers dependency declaration was not found in package.json.',
  },
});
