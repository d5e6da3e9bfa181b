import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations in another folder than JavaScript',
  question: 'Why are my declarations not next to the JavaScript?',
  expect: { files: ['a.js', 'b.js', 'parts/a.d.ts', 'parts/b.d.ts'] },
});
