import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A dependency of a dependency',
  question: 'Why is a package not found that another dependency installs?',
  expect: { exit: 1, files: [], log: "Module not found: Can't resolve 'clamp'" },
});
