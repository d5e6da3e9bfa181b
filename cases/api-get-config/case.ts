import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The config of an instance',
  question: 'Which config does an instance have?',
  script: 'get-config.mjs',
  expect: { files: [], log: "[ 'format', 'root' ]" },
});
