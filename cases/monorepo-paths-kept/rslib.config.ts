import { defineConfig } from '@rslib/core';

export default defineConfig({ dts: true, redirect: { dts: { path: false } } });
