const nameTheLayer = {
  postcssPlugin: 'name-the-layer',
  Once: (root, { AtRule }) => {
    const layer = new AtRule({ name: 'layer', params: 'button', nodes: root.nodes });
    root.removeAll();
    root.append(layer);
  },
};

export default { plugins: [nameTheLayer] };
