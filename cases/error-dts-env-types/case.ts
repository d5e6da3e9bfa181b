import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.env without its types',
  question: 'Why does TypeScript not know import.meta.env?',
  expect: { exit: 1, log: "error TS2339: Property 'env' does not exist on type 'ImportMeta'." },
});
