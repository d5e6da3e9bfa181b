import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  footer: { js: 'module.exports = exports.default;' },
});
