export const address: string = import.meta.resolve('words');
