import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { minify: true, legalComments: 'inline' } });
