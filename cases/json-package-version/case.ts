import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The version of package.json in a bundle',
  question: 'How do I get the version of my package into the code?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '1.2.3' },
    lacks: { 'index.js': 'module' },
    imports: [{ file: 'dist/index.js', holds: "m.userAgent === 'limits/1.2.3'" }],
  },
});
