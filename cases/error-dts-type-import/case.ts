import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type is imported and exported like a value',
  question: 'What does “must be imported using a type-only import” mean?',
  expect: {
    exit: 1,
    log: [
      "TS1484: 'Words' is a type and must be imported using a type-only import",
      "TS1205: Re-exporting a type when 'verbatimModuleSyntax' is enabled requires using 'export type'.",
    ],
  },
});
