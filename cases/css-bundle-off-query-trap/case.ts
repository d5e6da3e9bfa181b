import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false and a style sheet with ?inline',
  question: 'What do ?inline, ?raw and ?url of a style sheet become in bundleless output?',
  expect: {
    files: ['button.css', 'index.js'],
    contains: { 'index.js': './button.js' },
    imports: [{ file: 'dist/index.js', throws: 'button.js' }],
  },
});
