const address = import.meta.resolve('./other.js');
export { address };
