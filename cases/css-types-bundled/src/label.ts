export const label = 'Button';
