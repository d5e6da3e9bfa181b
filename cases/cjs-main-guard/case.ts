import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module that is a command too',
  question: 'How does a module know that it is run as a command?',
  expect: {
    files: ['cjs/index.cjs', 'esm/index.js'],
    imports: [{ file: 'dist/esm/index.js', names: ['run'] }],
    requires: [
      {
        file: 'dist/cjs/index.cjs',
        holds:
          "(() => { const { symlinkSync } = require('node:fs'); const run = (file) => " +
          "require('node:child_process').execFileSync(process.execPath, [file], { encoding: 'utf8' }); " +
          "symlinkSync('dist/esm/index.js', 'esm-bin'); symlinkSync('dist/cjs/index.cjs', 'cjs-bin'); " +
          "return ['dist/esm/index.js', 'dist/cjs/index.cjs', 'esm-bin', 'cjs-bin'].every((file) => run(file) === 'ran\\n'); })()",
      },
      {
        file: 'dist/cjs/index.cjs',
        holds:
          "require('node:child_process').execFileSync(process.execPath, " +
          "['-e', \"require('./dist/cjs/index.cjs'); import('./dist/esm/index.js')\"], { encoding: 'utf8' }) === ''",
      },
    ],
  },
});
