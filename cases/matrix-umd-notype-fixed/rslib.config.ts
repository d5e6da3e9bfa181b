import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'umd', autoExtension: false, umdName: 'Answer' }] });
