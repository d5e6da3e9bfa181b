import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Another source file for browsers',
  question: 'How do I keep a Node.js module out of the build for browsers?',
  expect: {
    files: ['node/index.js', 'web/index.js'],
    contains: { 'web/index.js': 'localStorage' },
    lacks: { 'web/index.js': 'node:fs' },
  },
});
