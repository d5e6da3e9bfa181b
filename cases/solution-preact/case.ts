import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package of Preact components',
  question: 'How do I publish a library of Preact components?',
  expect: {
    files: ['Counter.d.ts', 'index.d.ts', 'index.js'],
    contains: { 'index.js': ['from "preact/jsx-runtime"', 'from "preact/hooks"'] },
    lacks: { 'index.js': '"react' },
    imports: [{ file: 'dist/index.js', names: ['Counter'] }],
    publint: [],
    typesWrong: ['CJSResolvesToESM'],
    consumer:
      "/// <reference lib=\"DOM\" />\nimport { Counter, type CounterProps } from 'my-counter';\n\nconst props: CounterProps = { label: 'Likes' };\n// @ts-expect-error a label is text\nconst wrong: CounterProps = { label: 1 };\nexport const element = Counter(props);\nexport { wrong };\n",
  },
});
