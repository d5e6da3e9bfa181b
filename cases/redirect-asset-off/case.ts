import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.asset off',
  question: 'Why does an asset import point nowhere with redirect.asset off?',
  expect: {
    files: ['index.js', 'logo.js', 'static/svg/logo.svg'],
    firstLine: { 'index.js': 'export { default as logo } from "./logo.svg";' },
    imports: [{ file: 'dist/index.js', throws: 'Cannot find module' }],
  },
});
