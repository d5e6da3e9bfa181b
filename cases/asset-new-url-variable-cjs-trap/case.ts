import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'new URL() with a variable in CJS',
  question: 'Are files of new URL() with a variable copied in CJS?',
  expect: { files: ['index.cjs'], contains: { 'index.cjs': 'new URL(`./img/${name}.png`' } },
});
