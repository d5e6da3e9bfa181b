import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An ES module that Node.js reads as CommonJS',
  question: 'Why can an import statement not be used outside a module?',
  before: [['build']],
  script: 'try.cjs',
  expect: { log: 'SyntaxError: Cannot use import statement outside a module' },
});
