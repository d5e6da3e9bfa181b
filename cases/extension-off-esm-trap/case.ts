import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'autoExtension: false, an ES module in a package of type commonjs',
  question: 'Why does Node.js say “Unexpected token export” for my ES module?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', throws: "Unexpected token 'export'" }],
  },
});
