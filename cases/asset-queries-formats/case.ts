import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Each query in each format',
  question: 'What do ?raw, ?inline and ?url become in each format?',
  expect: {
    files: [
      'bundleless-cjs/index.cjs',
      'bundleless-cjs/logo.cjs',
      'bundleless-cjs/static/svg/logo.svg',
      'cjs/index.cjs',
      'cjs/static/svg/logo.svg',
      'esm/index.js',
      'esm/static/svg/logo.svg',
      'umd/index.js',
      'umd/static/svg/logo.svg',
    ],
    contains: {
      'cjs/index.cjs': ['data:image/svg+xml;base64,', '<svg xmlns='],
      'umd/index.js': ['data:image/svg+xml;base64,', '<svg xmlns='],
    },
    lacks: { 'bundleless-cjs/index.cjs': ['data:image', '<svg'] },
  },
});
