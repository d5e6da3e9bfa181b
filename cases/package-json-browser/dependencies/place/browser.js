export const place = 'browser';
