import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A React component that a page shows at work',
  question: 'How do I build a component that is a default export?',
  expect: {
    files: ['Counter.d.ts', 'index.d.ts', 'index.js'],
    contains: { 'index.js': ['from "react/jsx-runtime"', 'export { Counter }'] },
    publint: [],
    imports: [
      {
        file: 'dist/index.js',
        names: ['Counter'],
        holds:
          "require('react-dom/server').renderToStaticMarkup(require('react').createElement(m.Counter)) === '<button type=\"button\">Pressed: 0</button>'",
      },
    ],
  },
});
