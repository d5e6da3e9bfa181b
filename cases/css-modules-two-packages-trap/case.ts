import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'CSS Modules of two packages',
  question: 'Can class names of CSS Modules collide between packages?',
  before: [['build', '--root', 'packages/menu']],
  command: ['build', '--root', 'packages/tabs'],
  expect: {
    files: [
      'menu/index.css',
      'menu/index.js',
      'prefixed/index.css',
      'prefixed/index.js',
      'tabs/index.css',
      'tabs/index.js',
    ],
    contains: {
      'menu/index.css': '.button-QvAIfg {',
      'tabs/index.css': '.button-QvAIfg {',
      'prefixed/index.css': '.tabs-button-QvAIfg {',
    },
  },
});
