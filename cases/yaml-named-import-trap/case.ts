import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A name imported from YAML with bundle: false',
  question: 'Why does the module from a YAML file not provide an export?',
  expect: {
    files: ['index.js', 'roles.js'],
    imports: [{ file: 'dist/index.js', throws: 'does not provide an export named' }],
    logLacks: ['warn', 'error'],
  },
});
