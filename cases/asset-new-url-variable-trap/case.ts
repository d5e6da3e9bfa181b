import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'new URL() with a variable',
  question: 'What becomes of new URL(`./img/${name}.png`, import.meta.url)?',
  expect: {
    files: ['index.js', 'rslib-runtime.js', 'static/assets/a.txt', 'static/image/a.png', 'text.js'],
    imports: [
      { file: 'dist/index.js', throws: 'Unknown file extension ".png"' },
      {
        file: 'dist/text.js',
        holds: "typeof m.getText('a') === 'string' && m.getText('a').href === undefined",
      },
    ],
  },
});
