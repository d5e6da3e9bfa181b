import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A name imported from YAML',
  question: 'What does “export was not found in ./roles.yaml (possible exports: default)” mean?',
  expect: {
    exit: 1,
    files: [],
    log: "was not found in './roles.yaml' (possible exports: default)",
  },
});
