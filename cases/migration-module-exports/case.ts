import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() returns the default export',
  question:
    'How does require() return the function itself, as with exports: "default" or cjsInterop?',
  expect: {
    files: ['index.cjs'],
    requires: [{ file: 'dist/index.cjs', holds: "m('Hello World') === 'hello-world'" }],
  },
});
