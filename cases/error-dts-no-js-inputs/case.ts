import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JavaScript sources without allowJs',
  question: 'Why does TypeScript find no inputs in my JavaScript project?',
  expect: { exit: 1, log: 'error TS18003: No inputs were found in config file' },
});
