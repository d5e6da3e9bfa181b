export const word = 'é';
export const words = 'é日本😀';
