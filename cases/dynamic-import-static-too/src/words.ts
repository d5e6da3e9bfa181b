export const words: string[] = ['a'];
