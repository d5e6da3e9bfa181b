import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A class name with a hyphen',
  question: 'How do I read a class name with a hyphen?',
  expect: {
    files: ['index.css', 'index.js'],
    imports: [
      {
        file: 'dist/index.js',
        holds: "m.names[0].startsWith('main-button-') && m.names[0] === m.names[1]",
      },
    ],
  },
});
