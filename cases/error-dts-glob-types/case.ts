import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.glob in TypeScript',
  question: 'Why does TypeScript not know import.meta.glob?',
  expect: { exit: 1, log: "error TS2339: Property 'glob' does not exist on type 'ImportMeta'." },
});
