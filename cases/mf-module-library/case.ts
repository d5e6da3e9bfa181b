import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Module Federation remote as an ES module',
  question: 'How do I write the remote as an ES module?',
  expect: { imports: [{ file: 'dist/slugs.js', names: ['get', 'init'] }] },
});
