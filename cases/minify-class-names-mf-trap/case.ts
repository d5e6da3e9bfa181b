import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Names of class expressions in Module Federation',
  question: 'Which names does format mf keep?',
  expect: {
    contains: {
      '__federation_expose_default_export.js': ['class Kept{}', 'class extends base{}'],
    },
  },
});
