import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package of Svelte components',
  question: 'How do I publish a library of Svelte components for browsers and servers?',
  expect: {
    files: ['browser/index.d.ts', 'browser/index.js', 'server/index.js'],
    contains: {
      'browser/index.js': 'from "svelte/internal/client"',
      'server/index.js': 'from "svelte/internal/server"',
    },
    publint: [],
    typesWrong: ['CJSResolvesToESM'],
    consumer:
      "/// <reference lib=\"DOM\" />\nimport { mount } from 'svelte';\nimport { Counter, type CounterProps } from 'my-counter';\n\nconst props: CounterProps = { label: 'Likes' };\n// @ts-expect-error a label is text\nconst wrong: CounterProps = { label: 1 };\nexport const app = mount(Counter, { target: document.body, props });\nexport { wrong };\n",
  },
});
