import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'stripInternal with dts.isolated',
  question: 'Why does stripInternal not hide what is internal?',
  expect: { contains: { 'index.d.ts': 'hidden' } },
});
