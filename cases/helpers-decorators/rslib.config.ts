import { defineConfig } from '@rslib/core';

export default defineConfig({ externalHelpers: true });
