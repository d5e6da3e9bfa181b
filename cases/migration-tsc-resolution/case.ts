import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Options of tsc that turn resolution and interop off',
  question: 'Does JavaScript follow resolvePackageJsonExports and esModuleInterop?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', holds: "m.parts.join(' ') === 'words exports dark'" }],
  },
});
