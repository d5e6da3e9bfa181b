import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'module and moduleResolution that do not match',
  question: "What does “Option 'module' must be set to 'NodeNext'” mean?",
  expect: {
    exit: 1,
    log: "TS5110: Option 'module' must be set to 'NodeNext' when option 'moduleResolution' is set to 'NodeNext'.",
  },
});
