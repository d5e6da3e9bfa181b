import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A UMD name for each entry',
  question: 'How do I give several UMD files a global each?',
  expect: {
    files: ['slugs.js', 'words.js'],
    contains: {
      'slugs.js': 'root["Acme"]["slugs"] = factory();',
      'words.js': 'root["Acme"]["words"] = factory();',
    },
  },
});
