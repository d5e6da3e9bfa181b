export const size = 'small';
