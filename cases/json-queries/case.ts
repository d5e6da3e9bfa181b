import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSON with ?raw and ?url',
  question: 'Can JSON be imported as text?',
  expect: { files: ['index.js'], contains: { 'index.js': 'const wordsraw_namespaceObject = "[' } },
});
