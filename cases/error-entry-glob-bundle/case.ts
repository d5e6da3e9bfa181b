import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A pattern as entry of a bundle',
  question: 'What does “Glob pattern is not supported when "bundle" is "true"” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Glob pattern "./src/**" is not supported when "bundle" is "true", considering "bundle" to "false" to use bundleless mode, or specify a file entry to bundle.',
  },
});
