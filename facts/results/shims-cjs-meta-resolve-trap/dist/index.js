const address = import.meta.resolve('words');
export { address };
