import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'source.alias',
  question: 'Why does source.alias no longer work?',
  expect: { exit: 1, files: [], log: "Module not found: Can't resolve '@/answer' in '<root>/src'" },
});
