import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?inline, ?raw and ?url',
  question: 'How do I import a file as text, as a data URI or as an address?',
  expect: {
    files: ['index.js', 'static/svg/logo.svg'],
    contains: { 'index.js': ['data:image/svg+xml;base64,', '<svg xmlns='] },
  },
});
