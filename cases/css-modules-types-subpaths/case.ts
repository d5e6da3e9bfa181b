import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types of components with CSS Modules and subpaths',
  question: 'How does each component have types and its own style sheet?',
  expect: {
    files: [
      'button.d.ts',
      'button.js',
      'button.module.js',
      'button_module.css',
      'input.d.ts',
      'input.js',
      'input.module.js',
      'input_module.css',
    ],
    lacks: { 'button.d.ts': 'css', 'input.d.ts': 'css' },
    typesWrong: ['CJSResolvesToESM'],
  },
});
