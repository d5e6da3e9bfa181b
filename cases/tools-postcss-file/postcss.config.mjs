const wrapInLayer = {
  postcssPlugin: 'wrap-in-layer',
  OnceExit(root, { AtRule }) {
    const layer = new AtRule({ name: 'layer', params: 'ui', nodes: root.nodes });
    root.removeAll();
    root.append(layer);
  },
};

export default { plugins: [wrapInLayer] };
