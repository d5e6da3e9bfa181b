import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A subpath of a package that output.externals names',
  question: 'Does a name in output.externals cover subpaths?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'from "clamp"' },
    lacks: { 'index.js': 'from "clamp/strict"' },
  },
});
