import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module of the host as an external',
  question: 'How do I import vscode or electron?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': ['require("vscode")', 'require("electron")'] },
  },
});
