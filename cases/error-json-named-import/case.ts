import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A name imported from JSON in a .js source',
  question: 'What does “from default-exporting module (only default export is available)” mean?',
  expect: {
    exit: 1,
    files: [],
    log: "Can't import the named export 'version' (imported as 'version') from default-exporting module",
  },
});
