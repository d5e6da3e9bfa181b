export const address: string = import.meta.resolve('./other.js');
