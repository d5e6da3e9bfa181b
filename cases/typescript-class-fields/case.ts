import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Class fields as assignments',
  question: 'How do I get class fields as assignments, as older targets of TypeScript do?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.js': 'this.url = `${this.base}/v1`;' },
    imports: [
      {
        file: 'dist/index.js',
        holds:
          "new m.Client('/api').url === '/api/v1' && new m.User({ name: 'Ann' }).name === 'Ann'",
      },
    ],
    logLacks: ['warn', 'error'],
  },
});
