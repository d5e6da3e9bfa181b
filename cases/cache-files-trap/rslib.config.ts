import { defineConfig } from '@rslib/core';
import { banner } from './options.mjs';

export default defineConfig({ banner, output: { target: 'web' } });
