import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'emitCss: false without a bundle',
  question: 'Can one of two bundleless formats leave the CSS to the other?',
  expect: {
    files: ['cjs/index.cjs', 'esm/button.css', 'esm/index.js'],
    contains: { 'esm/index.js': './button.css', 'cjs/index.cjs': 'require("./button.css")' },
  },
});
