import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'composes from another file, with bundle: false',
  question: 'Why is a composed rule repeated in each style sheet?',
  expect: {
    contains: { 'a_module.css': '.base', 'b_module.css': '.base', 'base_module.css': '.base' },
  },
});
