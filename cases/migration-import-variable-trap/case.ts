import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() with a variable',
  question: 'Does Rslib build the files that import() names with a variable?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'import(`./parts/${language}.js`)' },
    imports: [{ file: 'dist/index.js', names: ['load'] }],
    logLacks: ['warn', 'error'],
  },
});
