import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two packages built from one script',
  question: 'How does a script build several packages?',
  script: 'build-all.mjs',
  output: 'packages/b/dist',
  expect: {
    contains: {
      'index.d.ts': 'export declare const toSlug',
    },
  },
});
