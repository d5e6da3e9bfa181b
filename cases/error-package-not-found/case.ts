import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a package that is not installed',
  question: 'Why does a build fail on a package that package.json does not list?',
  expect: {
    exit: 1,
    files: [],
    log: "Module not found: Can't resolve 'no-such-package' in '<root>/src'",
  },
});
