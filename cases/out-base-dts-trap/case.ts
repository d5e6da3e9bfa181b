import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations in another folder than JavaScript',
  question: 'Why do my declarations not lie beside the JavaScript?',
  expect: { files: ['a.js', 'b.js', 'parts/a.d.ts', 'parts/b.d.ts'] },
});
