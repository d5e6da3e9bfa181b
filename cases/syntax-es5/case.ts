import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Syntax es5',
  question: 'What does syntax: "es5" change?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': ['options?.size?.width ?? 10', '#width', '=>', 'class Box', 'const '] },
    contains: { 'index.js': ['return Box;', 'return null != '] },
    imports: [{ file: 'dist/index.js', holds: 'm.getWidth() === 10 && new m.Box().width === 1' }],
  },
});
