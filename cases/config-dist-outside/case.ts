import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An output folder outside the package',
  question: 'Why does a build warn that it will not empty my output folder?',
  command: ['build', '--root', 'packages/slugs'],
  output: 'out',
  expect: {
    files: ['index.js'],
    log: [
      'The dist path is not a subdir of root path, Rsbuild will not empty it.',
      'Please set `output.cleanDistPath` config manually.',
    ],
  },
});
