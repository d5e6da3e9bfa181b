import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A plugin that changes declarations',
  question: 'Can a plugin change the declarations?',
  expect: {
    files: ['checked/index.d.ts', 'checked/index.js', 'isolated/index.d.ts', 'isolated/index.js'],
    contains: { 'isolated/index.d.ts': '// marked' },
    lacks: { 'checked/index.d.ts': '// marked' },
  },
});
