import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'SVG as a React component',
  question: 'How do I import an SVG as a component?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['viewBox: "0 0 8 8"', 'react/jsx-runtime'] },
    imports: [{ file: 'dist/index.js', names: ['Logo'], holds: "m.Logo({}).type === 'svg'" }],
  },
});
