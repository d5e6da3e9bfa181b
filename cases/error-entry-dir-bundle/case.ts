import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A folder as entry of a bundle',
  question: 'Can an entry be a folder?',
  expect: {
    exit: 1,
    files: [],
    log: 'Glob pattern "./src" is not supported when "bundle" is "true"',
  },
});
