import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'YAML and TOML',
  question: 'How do I import YAML and TOML files?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', holds: "m.roles[1] === 'editor' && m.owner === 'Ada'" }],
  },
});
