import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

export interface RetryPagesOptions {
  /** Module that stands for `react-lazy-with-preload`. */
  module: string;
}

const own = createRequire(import.meta.url);
const routesFile = 'dist/node/route/RouteService.js';
const routesImport = 'import { lazyWithPreload } from "react-lazy-with-preload";';

/**
 * Lets a page that could not be fetched be asked for again: what the framework loads pages with keeps
 * a failure, so that a click made offline makes every later one a full page load.
 * @throws Error where the framework loads pages with something else.
 */
export function retryPages({ module }: RetryPagesOptions): RspressPlugin {
  return {
    name: 'retry-pages',
    config(config) {
      const file = path.join(own.resolve('@rspress/core/package.json'), '..', routesFile);
      if (!readFileSync(file, 'utf8').includes(routesImport)) {
        throw new Error(
          `[retryPages] ${file} does not import react-lazy-with-preload any more: adapt ` +
            'build/rspress/retryPages/index.ts, or leave the plugin out of rspress.config.ts.',
        );
      }
      const { builderConfig } = config;
      const alias = { 'react-lazy-with-preload': module };
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
