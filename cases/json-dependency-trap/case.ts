import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSON of a dependency',
  question: 'Why does Node.js refuse the JSON of a dependency?',
  expect: {
    contains: { 'index.js': 'from "legacy/package.json"' },
    imports: [{ file: 'dist/index.js', throws: 'needs an import attribute of type "json"' }],
  },
});
