import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() with a variable in bundleless output',
  question: 'Why does a dynamic import with a variable fail in bundleless output?',
  expect: { files: ['index.js', 'parts/one.js'], contains: { 'index.js': './parts/${name}.ts' } },
});
