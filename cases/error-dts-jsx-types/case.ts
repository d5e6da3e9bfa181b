import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSX without its types',
  question: 'Why does a JSX tag need a module path?',
  expect: {
    exit: 1,
    log: "error TS2875: This JSX tag requires the module path 'jsx-words/jsx-runtime' to exist",
  },
});
