export const color = 'teal';
