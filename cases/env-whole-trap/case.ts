import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.env as a whole in UMD',
  question: 'What is written for import.meta.env without a name after it?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['PUBLIC_UNUSED', '} = process.env', 'root["Client"]'] },
    lacks: { 'index.js': 'GLOBAL_NAME' },
  },
});
