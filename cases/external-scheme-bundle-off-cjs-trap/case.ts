import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'data: and https: in bundleless CJS',
  question: 'What becomes of an import of data: or https: in CJS with bundle: false?',
  expect: {
    contains: {
      'index.cjs': [
        'require("data:text/javascript,export const one = 1")',
        'require("https://esm.sh/clamp")',
      ],
    },
    requires: [{ file: 'dist/index.cjs', throws: 'Cannot find module' }],
  },
});
