import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The config file in JavaScript',
  question: 'How does a script read rslib.config.ts?',
  script: 'load-config.mjs',
  expect: { files: [], log: ["{ format: 'esm' }, { format: 'cjs' }", 'rslib.config.ts'] },
});
