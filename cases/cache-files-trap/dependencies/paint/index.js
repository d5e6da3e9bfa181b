export const color = 'purple';
