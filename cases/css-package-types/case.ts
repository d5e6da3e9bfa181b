import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet with types',
  question: 'How do I let users import my style sheet without TS2882?',
  expect: {
    files: ['index.css', 'index.js'],
    publint: [],
    consumer: "import 'button/index.css';\n",
  },
});
