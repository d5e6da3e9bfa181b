export default { source: { entry: ['./src/index.js'] } };
