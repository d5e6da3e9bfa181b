export const place = 'one';
