import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts with another cwd and TypeScript 6',
  question: 'Why do declarations land in the wrong folder when I set cwd?',
  script: 'build.mjs',
  typescript: '6',
  expect: { files: ['index.d.ts'], logLacks: ['warn', 'error'] },
});
