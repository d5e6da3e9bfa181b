import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A name imported from TOML',
  question: 'What does “export was not found in ./roles.toml (possible exports: default)” mean?',
  expect: {
    exit: 1,
    files: [],
    log: "was not found in './roles.toml' (possible exports: default)",
  },
});
