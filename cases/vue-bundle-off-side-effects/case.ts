import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Vue components with the file that they share in sideEffects',
  question: 'How do bundlers keep the file that Vue components share?',
  before: [['build', '--root', 'packages/menu']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': '.link' },
    lacks: { 'index.css': '.menu' },
    imports: [{ file: 'packages/app/dist/index.js', holds: 'Boolean(m.Link.__scopeId)' }],
  },
});
