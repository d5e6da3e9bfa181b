export const path: string = require.resolve('words');
