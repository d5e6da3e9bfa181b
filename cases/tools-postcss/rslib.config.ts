import { defineConfig } from '@rslib/core';
import type { Plugin } from 'postcss';

const wrapInLayer: Plugin = {
  postcssPlugin: 'wrap-in-layer',
  OnceExit(root, { AtRule }) {
    const layer = new AtRule({ name: 'layer', params: 'ui', nodes: root.nodes });
    root.removeAll();
    root.append(layer);
  },
};

export default defineConfig({
  output: { target: 'web' },
  tools: {
    postcss(_, { addPlugins }) {
      addPlugins(wrapInLayer);
    },
  },
});
