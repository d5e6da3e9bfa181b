import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type error in the JavaScript API',
  question: 'With which message does build() reject after a type error?',
  script: 'build.mjs',
  expect: { exit: 1, log: 'Error occurred in esm declaration files generation.' },
});
