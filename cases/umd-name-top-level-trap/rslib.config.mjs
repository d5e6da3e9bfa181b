export default {
  umdName: 'U',
  lib: [
    { format: 'umd', source: { entry: { first: './src/index.js' } } },
    { format: 'umd', umdName: 'V', source: { entry: { second: './src/index.js' } } },
  ],
  output: { target: 'web' },
};
