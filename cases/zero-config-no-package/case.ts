import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'No package.json',
  question: 'Does a build need a package.json?',
  expect: {
    files: ['index.js'],
    log: [
      'The `package.json` file does not exist in the <root> directory',
      'The `autoExtension` configuration will not be applied due to read package.json failed',
      'The `output.autoExternal` configuration will not be applied because reading package.json failed.',
    ],
  },
});
