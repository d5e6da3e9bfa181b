import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'SVG as a React component with bundle: false',
  question: 'How do I import an SVG as a component with bundle: false?',
  expect: {
    files: ['index.js', 'logo.js'],
    imports: [{ file: 'dist/index.js', names: ['Logo'], holds: "m.Logo({}).type === 'svg'" }],
  },
});
