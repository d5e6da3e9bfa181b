import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Environment variables in each format',
  question: 'Which variables does each format replace?',
  expect: {
    files: ['cjs/index.cjs', 'esm/index.js', 'iife/index.js', 'umd/index.js'],
    contains: {
      'esm/index.js': ['process.env.NODE_ENV', 'process.env.BASE_URL', 'import.meta.env.MODE'],
      'cjs/index.cjs': ['process.env.NODE_ENV', 'process.env.BASE_URL', '(void 0).MODE'],
      'umd/index.js': ['\'NODE_ENV\', "production"', "'PROD', true"],
      'iife/index.js': ['\'NODE_ENV\', "production"', "'PROD', true"],
    },
    lacks: { 'umd/index.js': '.env', 'iife/index.js': '.env' },
  },
});
