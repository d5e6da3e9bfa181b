import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Preact components that import react',
  question: 'Why is preact/compat inside my Preact library?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['from "preact/hooks"', 'Symbol.for("react.element")'] },
    lacks: { 'index.js': 'from "react"' },
    logLacks: ['warn', 'error'],
  },
});
