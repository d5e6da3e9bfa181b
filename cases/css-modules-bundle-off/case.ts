import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'CSS Modules with bundle: false',
  question: 'Which files does a CSS Module give with bundle: false?',
  expect: {
    files: ['button.module.js', 'button_module.css', 'index.js'],
    contains: {
      'button.module.js': 'import "./button_module.css";',
      'index.js': '"./button.module.js"',
    },
  },
});
