import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { markPure } from './markPure';

/**
 * Builds pages with the router's production files. Its `exports` name only those for development,
 * which differ in one switch: warnings for developers, 0.5 kB that every reader would load. What of
 * them nobody uses (forms, fetchers, data routers: 8 kB) is left out, see markPure.ts.
 * @throws Error where the router keeps them elsewhere.
 */
export function productionRouter(): RspressPlugin {
  return {
    name: 'production-router',
    config(config, _, isProd) {
      if (!isProd) return config;
      const { builderConfig } = config;
      const router = findRouter();
      const alias = { 'react-router$': router };
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          resolve: {
            ...builderConfig?.resolve,
            alias: { ...builderConfig?.resolve?.alias, ...alias },
          },
          plugins: [...(builderConfig?.plugins ?? []), usedPartsOnly(path.dirname(router))],
        },
      };
    },
  };
}

/** The components stand in one of the chunks beside the entry, which only names the exports. */
function usedPartsOnly(folder: string): RsbuildPlugin {
  const chunk = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.join(folder, file))
    .find((file) => readFileSync(file, 'utf8').includes('\nfunction BrowserRouter('));
  if (!chunk) {
    throw new Error(
      `[productionRouter] No file of ${folder} defines BrowserRouter: adapt ` +
        'build/rspress/productionRouter/index.ts, or leave `usedPartsOnly` out.',
    );
  }
  return {
    name: 'used-router-parts-only',
    setup(api) {
      api.transform({ test: chunk, environments: ['web'] }, ({ code }) => markPure(code));
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
      'Adapt build/rspress/productionRouter/index.ts, or leave the plugin out of rspress.config.ts.',
  );
}
