import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A UMD component library',
  question: 'Which global does a UMD file need for react/jsx-runtime?',
  expect: {
    files: ['index.js', 'index.js.LICENSE.txt'],
    contains: { 'index.js': ['module.exports = factory();', 'react.transitional.element'] },
  },
});
