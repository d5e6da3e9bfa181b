import { defineConfig } from '@rslib/core';

export default defineConfig({ shims: { esm: { require: true } } });
