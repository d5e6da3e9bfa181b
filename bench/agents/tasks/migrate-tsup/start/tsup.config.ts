import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/hash.ts'],
  format: ['esm', 'cjs'],
  target: 'node18',
  dts: true,
  sourcemap: true,
  clean: true,
  shims: true,
  noExternal: ['clsx'],
  define: { PACKAGE_VERSION: '"1.0.0"' },
  banner: { js: '/*! slugs 1.0.0 | MIT */' },
});
