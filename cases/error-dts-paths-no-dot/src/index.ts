export const separator = '-';
