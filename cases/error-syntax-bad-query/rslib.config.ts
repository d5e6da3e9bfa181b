import { defineConfig } from '@rslib/core';

export default defineConfig({ syntax: ['flying toaster >= 3'] });
