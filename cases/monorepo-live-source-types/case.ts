import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations against live source',
  question: 'Does the type check find the source of a package that has no dist?',
  command: ['build', '--root', 'packages/slugs'],
  output: 'packages/slugs/dist',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "from '@acme/text'" },
    lacks: { 'index.js': 'from "@acme/text"' },
    log: 'ready   declaration files generated with tsgo',
    logLacks: 'TS2307',
  },
});
