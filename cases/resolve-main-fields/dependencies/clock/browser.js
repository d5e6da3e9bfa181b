export const clock = 'from browser';
