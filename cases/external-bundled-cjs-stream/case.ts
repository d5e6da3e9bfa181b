import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A bundled CommonJS package that requires stream',
  question: "Does an ES module work that bundles a package with require('stream')?",
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', holds: "new m.Upper().constructor.name === 'Upper'" }],
  },
});
