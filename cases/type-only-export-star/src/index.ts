export * from './types';
export const words: string[] = [];
