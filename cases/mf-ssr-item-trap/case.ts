import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'target: dual in the plugin of an item',
  question: 'Why does my manifest not list the entry for servers?',
  expect: {
    contains: { 'mf/ssr/mf-manifest.json': '"counter.js"' },
    lacks: { 'mf/mf-manifest.json': 'ssrRemoteEntry' },
  },
});
