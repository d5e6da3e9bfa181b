export default { source: { entry: './src/index.ts' } };
