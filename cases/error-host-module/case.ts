import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module that only the host has',
  question: 'Why can vscode not be resolved?',
  expect: { exit: 1, files: [], log: "Module not found: Can't resolve 'vscode'" },
});
