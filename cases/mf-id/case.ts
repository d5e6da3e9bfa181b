import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A remote with an id that the plugin knows',
  question: 'How do I give a Module Federation output an id?',
  expect: { contains: { 'mf-manifest.json': ['"remoteEntry"', '"slugs"'] } },
});
