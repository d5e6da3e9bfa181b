export const clock = 'for browser';
