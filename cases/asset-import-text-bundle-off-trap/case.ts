import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import attribute in bundleless output',
  question: 'What does bundle: false make of an import with { type: text }?',
  expect: { contains: { 'index.js': 'type: "text"' } },
});
