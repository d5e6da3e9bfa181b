import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A path into a dependency without an extension',
  question: 'Why does Node.js ask “Did you mean to import” for a file of a dependency?',
  expect: {
    files: ['cjs/index.cjs', 'esm/index.js'],
    imports: [{ file: 'dist/esm/index.js', throws: 'Cannot find module' }],
    requires: [{ file: 'dist/cjs/index.cjs', holds: 'm.half === 5' }],
    logLacks: ['warn', 'error'],
  },
});
