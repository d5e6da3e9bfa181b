import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A preserved .wasm file in an application that is bundled',
  question: 'How do I publish WebAssembly for bundlers?',
  before: [['build', '--config', 'library.config.ts']],
  expect: { files: ['app.js', 'static/wasm/[hash].module.wasm'] },
});
