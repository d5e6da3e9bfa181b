import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A CSS Module as an export',
  question: 'Why do my declarations import a CSS Module that is not in dist?',
  expect: {
    files: [
      'bundled/index.css',
      'bundled/index.d.ts',
      'bundled/index.js',
      'files/index.css',
      'files/index.d.ts',
      'files/index.js',
      'files/typed.d.ts',
    ],
    contains: {
      'bundled/index.d.ts': "import styles from './button.module.css';",
      'files/index.d.ts': "import styles from './button.module.css';",
    },
    lacks: { 'files/typed.d.ts': 'import' },
  },
});
