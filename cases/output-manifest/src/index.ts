export const greeting = 'Grüße';
