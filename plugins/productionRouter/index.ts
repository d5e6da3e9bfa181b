import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * Builds pages with the router's production files. Its `exports` name only those for development,
 * which differ in one switch: warnings for developers, 0.5 kB that every reader would load.
 * @throws Error where the router keeps them elsewhere.
 */
export function productionRouter(): RspressPlugin {
  return {
    name: 'production-router',
    config(config, _, isProd) {
      if (!isProd) return config;
      const { builderConfig } = config;
      const alias = { 'react-router$': findRouter() };
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          resolve: {
            ...builderConfig?.resolve,
            alias: { ...builderConfig?.resolve?.alias, ...alias },
          },
        },
      };
    },
  };
}

const own = createRequire(import.meta.url);

function findRouter(): string {
  // The framework's own copy, wherever npm has put it.
  const framework = createRequire(own.resolve('@rspress/core/package.json'));
  const router = createRequire(framework.resolve('react-router-dom'));
  const folder = path.dirname(router.resolve('react-router/package.json'));
  const file = path.join(folder, 'dist/production/index.mjs');
  if (existsSync(file)) return file;
  throw new Error(
    `[productionRouter] ${file} does not exist: the router keeps its production build elsewhere. ` +
      'Adapt plugins/productionRouter/index.ts, or leave the plugin out of rspress.config.ts.',
  );
}
