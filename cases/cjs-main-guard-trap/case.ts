import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require.main === module',
  question: 'Why does require.main === module not work in my build?',
  expect: {
    files: ['cjs/command.js', 'cjs/index.js', 'esm/index.mjs'],
    imports: [{ file: 'dist/esm/index.mjs', throws: '__webpack_require__ is not defined' }],
    requires: [
      {
        file: 'dist/cjs/index.js',
        holds:
          "m.isCommand === false && require('node:child_process').execFileSync(process.execPath, " +
          "['dist/cjs/index.js'], { encoding: 'utf8' }) === ''",
      },
      { file: 'dist/cjs/command.js', holds: 'm.isCommand === true' },
    ],
    logLacks: ['warn', 'error'],
  },
});
