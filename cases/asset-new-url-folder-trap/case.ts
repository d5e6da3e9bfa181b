import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: "new URL('.', import.meta.url)",
  question: 'Why is src/index.ts copied into static/assets?',
  expect: { files: ['index.js', 'static/assets/index.ts'], logLacks: ['warn', 'error'] },
});
