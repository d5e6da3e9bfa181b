import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An SVG as address and as component',
  question: 'How do I get the address and the component of one SVG?',
  expect: {
    files: ['index.js', 'logo.js', 'static/svg/logo.svg'],
    contains: { 'logo.js': ['./static/svg/logo.svg', 'as ReactComponent', 'logo_svg__ink'] },
  },
});
