export const part = 'part of words';
