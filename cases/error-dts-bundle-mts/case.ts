import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.bundle with an .mts entry',
  question: 'Why does dts.bundle not find the declaration of an .mts entry?',
  expect: {
    exit: 1,
    log: 'Declaration entry file <root>/.rstack/declarations/esm/index.d.ts not found.',
  },
});
