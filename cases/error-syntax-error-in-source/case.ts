import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A source that does not parse',
  question: 'What does “Module build failed (from builtin:swc-loader)” mean?',
  expect: {
    exit: 1,
    files: [],
    log: [
      'Module build failed (from builtin:swc-loader)',
      'Syntax Error: Unexpected token `=`. Expected yield, an identifier, [ or {',
    ],
  },
});
