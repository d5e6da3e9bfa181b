import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An exported variable that changes, in CJS',
  question: 'Why does an exported variable keep its first value in CJS?',
  expect: {
    files: [
      'bundle/index.js',
      'esm/index.mjs',
      'esm/state.mjs',
      'files/index.js',
      'files/state.js',
      'umd/index.js',
    ],
    requires: [
      {
        file: 'dist/files/index.js',
        holds: "(m.setLocale('de'), m.locale === 'en' && m.greet() === 'Hello')",
      },
      {
        file: 'dist/bundle/index.js',
        holds: "(m.setLocale('de'), m.locale === 'en' && m.greet() === 'Hallo')",
      },
      {
        file: 'dist/umd/index.js',
        holds: "(m.setLocale('de'), m.locale === 'de' && m.greet() === 'Hallo')",
      },
    ],
    imports: [
      {
        file: 'dist/esm/index.mjs',
        holds: "(m.setLocale('de'), m.locale === 'de' && m.greet() === 'Hallo')",
      },
    ],
    logLacks: ['warn', 'error'],
  },
});
