import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a name that is not exported',
  question: 'Does a build fail when a name is not exported?',
  expect: {
    exit: 1,
    files: [],
    log: "export 'question' (reexported as 'question') was not found in './answer'",
  },
});
