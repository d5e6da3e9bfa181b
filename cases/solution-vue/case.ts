import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package of Vue components',
  question: 'How do I publish a library of Vue components?',
  expect: {
    files: ['index.css', 'index.d.ts', 'index.js'],
    contains: { 'index.js': 'from "vue"', 'index.css': 'button[data-v-' },
    publint: [],
    // A style sheet has no types.
    typesWrong: ['CJSResolvesToESM', 'NoResolution'],
    consumer:
      "/// <reference lib=\"DOM\" />\nimport { createApp } from 'vue';\nimport { Counter, type CounterProps } from 'my-counter';\n\nconst props: CounterProps = { label: 'Likes' };\n// @ts-expect-error a label is text\nconst wrong: CounterProps = { label: 1 };\nconst label: string = new Counter().$props.label;\nexport const app = createApp(Counter, { ...props });\nexport { label, wrong };\n",
  },
});
