import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An export that no entry reaches',
  question: 'Does a bundle hold exports that nobody imports?',
  expect: {
    files: ['index.cjs', 'index.d.ts', 'index.js', 'shout.d.ts'],
    lacks: { 'index.js': 'whisper', 'index.cjs': 'whisper' },
    imports: [
      { file: 'dist/index.js', names: ['greet'], holds: "m.greet('world') === 'Hello, world!'" },
    ],
    requires: [{ file: 'dist/index.cjs', names: ['greet'] }],
  },
});
