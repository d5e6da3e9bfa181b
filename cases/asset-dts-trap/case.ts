import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations that import an image',
  question: 'Why do users get TS2307 for an image that my package exports?',
  expect: {
    files: ['index.d.ts', 'index.js', 'static/svg/logo.svg'],
    contains: { 'index.d.ts': "from './logo.svg'" },
    typesWrong: ['CJSResolvesToESM', 'InternalResolutionError'],
  },
});
