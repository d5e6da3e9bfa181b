import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Puts the words that mean the same, which the search worker fetches with its index, beside that index.
 * They are data: within the worker they would be a quarter of its code.
 */
export function nameSynonyms(): RsbuildPlugin {
  return {
    name: 'name-synonyms',
    setup(api) {
      api.modifyBundlerChain((chain) => {
        chain.module
          .rule('synonyms')
          .test(/[\\/]site[\\/]synonyms\.json$/)
          .dependency('url')
          .type('asset/resource')
          .generator({ filename: 'static/search_synonyms.[contenthash:8].json' });
      });
    },
  };
}
