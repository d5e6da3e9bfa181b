import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Merged declarations of what imports of package.json names',
  question: 'Does dts.bundle follow an import that begins with #?',
  expect: { contains: { 'index.d.ts': 'return' } },
});
