import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'externalHelpers without @swc/helpers',
  question:
    'What does “externalHelpers is enabled, but the @swc/helpers dependency declaration was not found” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'externalHelpers is enabled, but the @swc/helpers dependency declaration was not found in package.json.',
  },
});
