import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A React component as ESM and CJS with types for both',
  question: 'What does a component look like, built for import and require?',
  expect: {
    files: ['cjs/index.cjs', 'cjs/index.d.cts', 'esm/index.d.ts', 'esm/index.js'],
    contains: { 'esm/index.js': ['from "react/jsx-runtime"', 'from "react"'] },
    publint: [],
    typesWrong: [],
    consumer:
      "import { Counter } from 'click-counter';\n\nexport const counter = Counter({ label: 'Likes' });\n// @ts-expect-error a label is text\nexport const wrong = Counter({ label: 1 });\n",
  },
});
