export const words: string[] = ['one'];
