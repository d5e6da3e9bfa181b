import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations that import a stylesheet',
  question: 'Why does Are The Types Wrong report an internal resolution error for my styles?',
  expect: {
    files: ['button.css', 'index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "import './button.css';" },
    typesWrong: ['CJSResolvesToESM', 'InternalResolutionError'],
  },
});
