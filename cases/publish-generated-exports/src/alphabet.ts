export const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('');
