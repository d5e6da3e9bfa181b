import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A constant saved while watching',
  question: 'Does a bundle get the new value of a constant that I save in another file?',
  script: 'watch.mjs',
  expect: {
    files: ['cjs/index.cjs', 'esm/constants.d.ts', 'esm/index.d.ts', 'esm/index.js'],
    contains: {
      'esm/index.js': '3 times',
      'esm/constants.d.ts': 'retries = 5',
      'cjs/index.cjs': '5 times',
    },
  },
});
