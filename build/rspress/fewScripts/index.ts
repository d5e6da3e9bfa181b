import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { getScriptName } from '../../../site/pageScripts';

const reactModules = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const reactScript = /lib-react/;

/**
 * Two scripts for every page rather than four: React, which changes when it is updated, and all else,
 * which compresses better together. Scripts of pages are named by their content alone: lists of
 * them stand in other scripts.
 */
export function fewScripts(): RspressPlugin {
  return {
    name: 'few-scripts',
    config(config, _, isProd) {
      if (!isProd) return config;
      const { builderConfig = {} } = config;
      const { splitChunks } = builderConfig;
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          splitChunks: {
            ...splitChunks,
            preset: 'none',
            chunks: 'async',
            cacheGroups: {
              ...(splitChunks && splitChunks.cacheGroups),
              react: { name: 'lib-react', test: reactModules, chunks: 'all', priority: 1 },
            },
          },
          plugins: [...(builderConfig.plugins ?? []), shortNames(), shortReact()],
        },
      };
    },
  };
}

function shortNames(): RsbuildPlugin {
  return {
    name: 'short-names',
    setup(api) {
      api.modifyBundlerChain((chain, { target }) => {
        if (target === 'web') chain.output.chunkFilename(getScriptName('[contenthash:10]'));
      });
    },
  };
}

/**
 * Lets the minimizer choose names in React's script by how often each letter occurs, which compresses
 * better. In other scripts it would count the letters of hashes, which change with the build's folder
 * (rspress.config.ts).
 */
function shortReact(): RsbuildPlugin {
  return {
    name: 'short-react',
    setup(api) {
      api.modifyBundlerChain((chain, { target, rspack, CHAIN_ID }) => {
        const { minimizers } = chain.optimization;
        if (target !== 'web' || !minimizers.has(CHAIN_ID.MINIMIZER.JS)) return;
        const minimizer = chain.optimization.minimizer(CHAIN_ID.MINIMIZER.JS);
        const [options = {}] = minimizer.get('args') as [Rspack.SwcJsMinimizerRspackPluginOptions?];
        minimizer.set('args', [{ ...options, exclude: reactScript }]);
        const forReact = { ...options.minimizerOptions, mangle: true };
        chain.optimization
          .minimizer('react')
          .use(rspack.SwcJsMinimizerRspackPlugin, [
            { ...options, include: reactScript, minimizerOptions: forReact },
          ]);
      });
    },
  };
}
