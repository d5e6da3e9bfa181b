import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A .svelte file without the plugin',
  question: 'Why does a build fail on .svelte files?',
  expect: {
    exit: 1,
    files: [],
    log: [
      'File: ./src/Button.svelte',
      'Module parse failed',
      'To enable support for Svelte, use "@rsbuild/plugin-svelte" (https://npmjs.com/package/@rsbuild/plugin-svelte).',
    ],
  },
});
