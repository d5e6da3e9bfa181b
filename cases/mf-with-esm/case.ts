import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A component as a package and as a remote',
  question: 'How do I publish one component to npm and as a Module Federation remote?',
  expect: {
    contains: {
      'mf/mf-manifest.json': ['"publicPath": "https://cdn.example.com/counter/"', '"react"'],
    },
  },
});
