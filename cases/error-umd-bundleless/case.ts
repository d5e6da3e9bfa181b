import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD with bundle: false',
  question: 'What does “When using "umd" format, "bundle" must be set to "true"” mean?',
  expect: { exit: 1, files: [], log: 'When using "umd" format, "bundle" must be set to "true".' },
});
