export const clock = 'for worker';
