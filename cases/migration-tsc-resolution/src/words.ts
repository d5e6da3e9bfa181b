export const words: string = 'words';
