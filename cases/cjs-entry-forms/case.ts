import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Ways to export what a CommonJS file has',
  question: 'How do I export names from a CommonJS source?',
  expect: {
    imports: [
      { file: 'dist/esm/named.js', names: ['default', 'highest', 'lowest'] },
      { file: 'dist/esm/star.js', names: [] },
      { file: 'dist/esm/package.js', names: [] },
      { file: 'dist/esm/properties.js', names: ['default', 'highest', 'lowest'] },
      { file: 'dist/esm/clamp.js', names: [] },
    ],
    requires: [
      { file: 'dist/cjs/named.cjs', holds: 'm.lowest === 1 && m.highest === 10' },
      { file: 'dist/cjs/star.cjs', holds: 'm.lowest === 1 && m.highest === 10' },
      { file: 'dist/cjs/package.cjs', holds: 'm.small === 1 && m.large === 10' },
      { file: 'dist/cjs/properties.cjs', holds: 'm.lowest === 1 && m.highest === 10' },
      {
        file: 'dist/cjs/clamp.cjs',
        holds: "typeof m === 'object' && Object.keys(m).length === 0",
      },
    ],
  },
});
