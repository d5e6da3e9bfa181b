const path = require.resolve('words');
export { path };
