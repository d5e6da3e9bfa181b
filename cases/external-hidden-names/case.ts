import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Names of a CommonJS dependency in ESM and CJS',
  question: 'How do I import a name that Node.js does not find in a CommonJS dependency?',
  expect: {
    files: ['index.cjs', 'index.js', 'named.cjs', 'named.js'],
    imports: [
      { file: 'dist/index.js', holds: 'm.half === 5' },
      { file: 'dist/named.js', holds: 'm.half === 5' },
    ],
    requires: [
      { file: 'dist/index.cjs', holds: 'm.half === 5' },
      { file: 'dist/named.cjs', holds: 'm.half === 5' },
    ],
  },
});
