import { defineConfig, rsbuild } from '@rslib/core';

export default defineConfig({
  mode: 'development',
  environments: { web: { output: { target: 'web' } } },
  customLogger: rsbuild.createLogger({ level: 'error' }),
  html: { title: 'Slugs' },
  output: { inlineScripts: true, inlineStyles: true },
  security: { nonce: 'abc', sri: { enable: true } },
  performance: { prefetch: true, dnsPrefetch: ['https://example.com'] },
});
