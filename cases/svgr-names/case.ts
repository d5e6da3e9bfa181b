import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Classes of an SVG without a prefix',
  question: 'How do I keep the class names of an SVG?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['className: "ink"', 'id: "logo_svg__a"', 'url(#logo_svg__a)'] },
  },
});
