import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'export * of a dependency in CJS',
  question: 'Why can an ES module not import a name that my CJS build re-exports?',
  expect: {
    files: ['index.cjs'],
    requires: [{ file: 'dist/index.cjs', names: ['clamp', 'half'] }],
    imports: [{ file: 'dist/index.cjs', names: ['__esModule', 'default', 'half'] }],
  },
});
