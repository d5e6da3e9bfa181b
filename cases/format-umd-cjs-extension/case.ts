import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD named .umd.cjs',
  question:
    'How do I name a UMD file so that Node reads it as CommonJS in a package with "type": "module"?',
  expect: {
    files: ['index.umd.cjs'],
    requires: [
      {
        file: 'dist/index.umd.cjs',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
  },
});
