import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta in CommonJS',
  question: 'Does import.meta.url work in a CommonJS build?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': ["URL('file:' + __filename).href", '__dirname'] },
    requires: [
      {
        file: 'dist/index.cjs',
        names: ['file', 'folder', 'url'],
        holds:
          "m.url.startsWith('file://') && m.file.endsWith('index.cjs') && m.folder.endsWith('dist')",
      },
    ],
  },
});
