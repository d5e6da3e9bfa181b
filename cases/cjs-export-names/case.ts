import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Names of a dependency re-exported in CJS',
  question: 'How do I re-export a dependency so that ES modules can import its names?',
  expect: {
    files: ['index.cjs'],
    imports: [{ file: 'dist/index.cjs', names: ['__esModule', 'clamp', 'default', 'half'] }],
  },
});
