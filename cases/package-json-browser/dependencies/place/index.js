export const place = 'node';
