import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Names of other files in a bundle',
  question: 'Do names of chunks and maps in the code follow autoExtension?',
  expect: {
    files: ['index.mjs', 'index.mjs.map', 'words.mjs', 'words.mjs.map'],
    contains: { 'index.mjs': ['import("./words.mjs")', 'sourceMappingURL=index.mjs.map'] },
    imports: [{ file: 'dist/index.mjs', holds: '(await m.loadWords()).words.length === 2' }],
  },
});
