import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An export that no entry reaches',
  question: 'Does a bundle hold exports that nobody imports?',
  expect: {
    files: [
      'cjs/index.cjs',
      'cjs/index.d.cts',
      'cjs/shout.d.cts',
      'esm/index.d.ts',
      'esm/index.js',
      'esm/shout.d.ts',
    ],
    lacks: { 'esm/index.js': 'whisper', 'cjs/index.cjs': 'whisper' },
    imports: [
      {
        file: 'dist/esm/index.js',
        names: ['greet'],
        holds: "m.greet('world') === 'Hello, world!'",
      },
    ],
    requires: [{ file: 'dist/cjs/index.cjs', names: ['greet'] }],
  },
});
