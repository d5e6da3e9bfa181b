import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Schemes of hosts in bundleless output',
  question: 'Must bun: and data: imports be named with bundle: false?',
  expect: {
    contains: {
      'index.js': [
        'from "bun:sqlite"',
        'from "https://esm.sh/clamp"',
        'from "data:text/javascript,export const one = 1"',
        'from "vscode"',
      ],
    },
  },
});
