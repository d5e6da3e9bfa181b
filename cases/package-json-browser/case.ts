import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The field browser of a package',
  question: 'Is the field browser of a package read?',
  expect: {
    files: ['node/index.js', 'web/index.js'],
    contains: { 'node/index.js': '"node"', 'web/index.js': "'browser'" },
  },
});
