export const words: string[] = ['hello', 'world'];
