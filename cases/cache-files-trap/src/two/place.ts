export const place = 'two';
