import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSX preserved in a bundle',
  question: 'What does “Bundle mode does not support preserving JSX syntax” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Bundle mode does not support preserving JSX syntax. Set "bundle" to "false" or change the JSX runtime to `automatic` or `classic`.',
  },
});
