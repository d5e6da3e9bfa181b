import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Vue component without a declaration of .vue files',
  question: 'Why can TypeScript not find my .vue file?',
  expect: { exit: 1, log: "error TS2307: Cannot find module './Button.vue'" },
});
