import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'SystemJS from cjs',
  question: 'Why does a SystemJS build end with “Chunk minification failed”?',
  expect: { exit: 1, files: [], log: 'Chunk minification failed' },
});
