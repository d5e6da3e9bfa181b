import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An array as entry with dts.bundle',
  question:
    'What does “@microsoft/api-extractor only support entry of Record<string, string> type” mean?',
  expect: {
    exit: 1,
    files: [],
    log: '@microsoft/api-extractor only support entry of Record<string, string> type to bundle declaration files, please check your entry config.',
  },
});
