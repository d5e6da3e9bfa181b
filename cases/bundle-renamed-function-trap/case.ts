import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A function called like a global',
  question: 'Why is my function called src_open?',
  expect: {
    files: ['bundle/index.js', 'bundleless/index.js', 'unminified/index.js'],
    imports: [
      {
        file: 'dist/bundle/index.js',
        holds: "m.open.name === 'src_open' && m.greet.name === 'greet'",
      },
      { file: 'dist/bundleless/index.js', holds: "m.open.name === 'src_open'" },
      { file: 'dist/unminified/index.js', holds: "m.open.name === 'src_open'" },
    ],
  },
});
