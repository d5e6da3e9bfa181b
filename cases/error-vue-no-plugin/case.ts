import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A .vue file without the plugin',
  question: 'Why does a build fail on .vue files?',
  expect: {
    exit: 1,
    files: [],
    log: [
      'File: ./src/Button.vue',
      'Module parse failed',
      'To enable support for Vue, use "@rsbuild/plugin-vue" (https://npmjs.com/package/@rsbuild/plugin-vue).',
    ],
  },
});
