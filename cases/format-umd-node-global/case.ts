import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD with the default target',
  question: 'Why does my UMD file look for “global” in the browser?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '})(global, ' },
    requires: [
      {
        file: 'dist/index.js',
        holds:
          "(() => { try { require('node:vm').runInNewContext(require('node:fs').readFileSync('dist/index.js', 'utf8'), {}); } catch (error) { return error.message === 'global is not defined'; } })()",
      },
    ],
  },
});
