import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Injected styles with a url() in UMD',
  question: 'Why does require() of a UMD file with injected styles say “document is not defined”?',
  expect: {
    files: ['cjs/index.js', 'esm/index.mjs', 'umd/index.js'],
    imports: [{ file: 'dist/esm/index.mjs', names: ['className'] }],
    requires: [
      { file: 'dist/cjs/index.js', names: ['className'] },
      { file: 'dist/umd/index.js', throws: 'document is not defined' },
    ],
  },
});
