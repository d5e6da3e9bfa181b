import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'CSS Modules in Less with bundle: false',
  question: 'Which files does button.module.less give with bundle: false?',
  expect: {
    files: ['button.module.js', 'button_module.css', 'index.js'],
    contains: {
      'button.module.js': 'import "./button_module.css";',
      'index.js': '"./button.module.js"',
    },
  },
});
