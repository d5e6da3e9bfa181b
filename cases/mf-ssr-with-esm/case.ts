import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A remote for servers next to an npm package',
  question: 'How do I build an npm package and a remote that a server can load?',
  expect: {
    contains: { 'mf/mf-manifest.json': '"ssrRemoteEntry"', 'esm/index.js': 'from "react"' },
    lacks: { 'esm/index.js': 'federation' },
  },
});
