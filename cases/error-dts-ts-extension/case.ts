import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import that ends with .ts',
  question: 'Why is an import path that ends with .ts refused?',
  expect: {
    exit: 1,
    log: "error TS5097: An import path can only end with a '.ts' extension when 'allowImportingTsExtensions' is enabled.",
  },
});
