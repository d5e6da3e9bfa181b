export const clock = 'for node';
