import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Environment variables in each format',
  question: 'Which variables does each format replace?',
  expect: {
    files: ['cjs/index.cjs', 'esm/index.js', 'iife/index.js', 'umd/index.js', 'web/index.js'],
    contains: {
      'esm/index.js': [
        'process.env.NODE_ENV',
        'process.env.BASE_URL',
        'import.meta.env.MODE',
        'import.meta.env.SSR',
      ],
      'cjs/index.cjs': [
        'process.env.NODE_ENV',
        'process.env.ASSET_PREFIX',
        '(void 0).MODE',
        '(void 0).SSR',
      ],
      'umd/index.js': [
        '\'NODE_ENV\', "production"',
        '\'BASE_URL\', "/", "/"',
        '\'ASSET_PREFIX\', "", ""',
        "'PROD', true, false",
        "'SSR', true",
      ],
      'web/index.js': ['\'ASSET_PREFIX\', "/files", "/files"', "'SSR', false"],
      'iife/index.js': ['\'NODE_ENV\', "production"', "'PROD', true, false", "'SSR', true"],
    },
    lacks: { 'umd/index.js': '.env', 'iife/index.js': '.env' },
  },
});
