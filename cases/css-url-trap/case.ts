import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a style sheet with ?url',
  question: 'How do I get the address of a style sheet?',
  expect: {
    files: ['button.css', 'index.js'],
    imports: [{ file: 'dist/index.js', holds: "m.address === 'undefinedbutton.css'" }],
  },
});
