import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An image in CJS with bundle: false',
  question: 'Why is the address of my image undefined in CommonJS?',
  expect: {
    files: ['index.cjs', 'logo.cjs', 'static/svg/logo.svg'],
    // The module that `require` gives is the address itself, a text, which has no `default`.
    contains: {
      'logo.cjs': [
        'module.exports = require("./static/svg/logo.svg")',
        'exports["default"] = __webpack_exports__["default"]',
      ],
    },
  },
});
