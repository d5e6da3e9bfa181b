import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '@internal in merged declarations',
  question: 'Does dts.bundle leave out what is marked @internal?',
  expect: { contains: { 'index.d.ts': ['@internal', 'secret'] } },
});
