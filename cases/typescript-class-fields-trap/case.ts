import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Class fields with a target older than ES2022',
  question: 'Why is a class field undefined that tsc, esbuild or tsup had set?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.js': ['url = `${this.base}/v1`;', 'name;'] },
    imports: [
      {
        file: 'dist/index.js',
        holds:
          "new m.Client('/api').url === 'undefined/v1' && new m.User({ name: 'Ann' }).name === undefined",
      },
    ],
    logLacks: ['warn', 'error'],
  },
});
