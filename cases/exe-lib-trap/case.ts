import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--lib with an executable in another item',
  question: 'Why does building another item ask for Node.js 25.7?',
  command: ['build', '--lib', 'library'],
  expect: {
    exit: 1,
    files: [],
    log: '"experiments.exe" requires Node.js >= 25.7.0, but the current version is <version>.',
  },
});
