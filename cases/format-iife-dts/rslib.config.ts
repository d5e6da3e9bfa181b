import { defineConfig } from '@rslib/core';

export default defineConfig({ format: 'iife', dts: { autoExtension: true } });
