import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSON with an import attribute and bundle: false',
  question: 'Why does Node.js say that a module is not of type "json"?',
  expect: {
    files: ['index.js', 'limits.js'],
    contains: { 'index.js': ['from "./limits.js"', 'type: "json"'] },
    imports: [{ file: 'dist/index.js', throws: 'is not of type "json"' }],
    logLacks: ['warn', 'error'],
  },
});
