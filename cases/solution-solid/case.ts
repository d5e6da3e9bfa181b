import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package of Solid components',
  question: 'How do I publish a library of Solid components for browsers and servers?',
  expect: {
    files: ['browser/Counter.d.ts', 'browser/index.d.ts', 'browser/index.js', 'server/index.js'],
    contains: {
      'browser/index.js': 'from "solid-js/web"',
      'server/index.js': 'ssr',
    },
    imports: [
      { file: 'dist/browser/index.js', throws: 'Client-only API called on the server side' },
      { file: 'dist/server/index.js', names: ['Counter'] },
    ],
    publint: [],
    typesWrong: ['CJSResolvesToESM'],
    consumer:
      "/// <reference lib=\"DOM\" />\nimport { Counter, type CounterProps } from 'my-counter';\n\nconst props: CounterProps = { label: 'Likes' };\n// @ts-expect-error a label is text\nconst wrong: CounterProps = { label: 1 };\nexport const element = Counter(props);\nexport { wrong };\n",
  },
});
