import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'paths that name a workspace package',
  question:
    'Why are declarations in dist/src, with a copy of another package, when paths names it?',
  expect: {
    files: ['index.js', 'packages/text/src/index.d.ts', 'src/index.d.ts'],
    contains: {
      'index.js': 'from "@acme/text"',
      'src/index.d.ts': "from '../packages/text/src/index.js'",
    },
  },
});
