import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--env-mode and NODE_ENV in the code',
  question: 'Does --env-mode change import.meta.env.MODE?',
  command: ['build', '--env-mode', 'staging'],
  expect: { files: ['index.js'], contains: { 'index.js': 'production production' } },
});
