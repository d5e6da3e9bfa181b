import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.bundle with another cwd',
  question: 'Why do bundled declarations land in the wrong folder when I set cwd?',
  script: 'build.mjs',
  expect: {
    files: ['index.d.ts'],
    log: 'declaration files bundled successfully: ../../dist/index.d.ts',
    logLacks: ['warn', 'error'],
  },
});
