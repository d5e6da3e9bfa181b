import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'verbatimModuleSyntax in a package without a type',
  question: 'What does “cannot be used on value declarations in a CommonJS module” mean?',
  expect: {
    exit: 1,
    log: "TS1287: A top-level 'export' modifier cannot be used on value declarations in a CommonJS module when 'verbatimModuleSyntax' is enabled.",
  },
});
