import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'What build() gives',
  question: 'How does a script learn which files a build wrote?',
  script: 'build.mjs',
  expect: {
    files: ['index.cjs'],
    log: ["esm [ 'index.js' ]", "cjs [ 'index.cjs' ]", 'cjs false'],
  },
});
