import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package of React components',
  question: 'How do I publish a library of React components?',
  expect: {
    files: ['Counter.d.ts', 'Counter.js', 'index.d.ts', 'index.js'],
    firstLine: { 'Counter.js': '"use client";' },
    contains: { 'Counter.js': ['from "react/jsx-runtime"', 'from "react"'] },
    publint: [],
    typesWrong: ['CJSResolvesToESM'],
    consumer:
      "import { Counter, type CounterProps } from 'my-counter';\n\nconst props: CounterProps = { label: 'Likes' };\n// @ts-expect-error a label is text\nconst wrong: CounterProps = { label: 1 };\nexport const element = Counter(props);\nexport { wrong };\n",
  },
});
