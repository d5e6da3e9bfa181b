import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A config that asks for the mode',
  question: 'How do I build differently for a release?',
  command: ['build', '--env-mode', 'release'],
  expect: { files: ['index.js'], firstLine: { 'index.js': '/*! slugs | MIT */' } },
});
