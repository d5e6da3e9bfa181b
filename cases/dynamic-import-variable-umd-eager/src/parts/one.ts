export const one = 'the only part';
