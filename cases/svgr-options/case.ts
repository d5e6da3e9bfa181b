import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Options of SVGR',
  question: 'How do I make icons as high as the text around them?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['width: "1em"', 'title, titleId'] },
    imports: [{ file: 'dist/index.js', holds: "m.Logo({}).props.height === '1em'" }],
  },
});
