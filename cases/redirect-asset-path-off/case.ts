import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.asset.path: false',
  question: 'How do I keep the path of an image import as written?',
  expect: {
    files: ['images/logo.js', 'index.js', 'static/svg/logo.svg'],
    firstLine: { 'index.js': 'export { default as logo } from "@/images/logo.js";' },
  },
});
