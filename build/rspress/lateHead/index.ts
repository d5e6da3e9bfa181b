import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

export interface LateHeadOptions {
  /** Module that stands for `@unhead/react/client` in the browser. */
  module: string;
}

const own = createRequire(import.meta.url);
const frameworkEntry = 'dist/runtime/ClientApp.js';
const frameworkImport = /import \{ UnheadProvider, createHead \} from "@unhead\/react\/client";/;

/**
 * Keeps the framework's head manager (6 kB) out of the entry script: the theme writes the head of its
 * pages itself, and a page that uses `Head` or `useHead` fetches the manager then.
 * @throws Error where the framework gets the manager otherwise than it did.
 */
export function lateHead({ module }: LateHeadOptions): RspressPlugin {
  return {
    name: 'late-head',
    config(config) {
      const { builderConfig } = config;
      const alias = { '@unhead/react/client$': module, ...findManager() };
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

/** The framework's own copy, wherever npm has put it, under the names the stand-in knows it by. */
function findManager(): Record<string, string> {
  const manifest = own.resolve('@rspress/core/package.json');
  const entry = path.join(manifest, '..', frameworkEntry);
  if (!frameworkImport.test(readFileSync(entry, 'utf8'))) {
    throw new Error(
      `[lateHead] ${entry} does not import createHead and UnheadProvider from ` +
        '@unhead/react/client any more: adapt build/rspress/lateHead/index.ts, or leave the plugin out of ' +
        'rspress.config.ts.',
    );
  }
  const framework = createRequire(manifest);
  return {
    'head-manager/client$': framework.resolve('@unhead/react/client'),
    'head-manager/context$': framework.resolve('@unhead/react/server'),
  };
}
