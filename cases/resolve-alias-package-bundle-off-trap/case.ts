import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false and an alias for a package',
  question: 'Why does an alias for a package have no effect in bundleless output?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'from "react"' },
    logLacks: ['warn', 'error'],
  },
});
