import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The classic JSX runtime',
  question: 'How do I compile JSX to React.createElement?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'react.createElement("button"' },
    lacks: { 'index.js': 'jsx-runtime' },
  },
});
