import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import * as of a CSS Module',
  question: 'Why is a class name not found when I write import * as styles?',
  expect: {
    exit: 1,
    log: "export 'button' (imported as 'styles') was not found in './button.module.css' (possible exports: default)",
  },
});
