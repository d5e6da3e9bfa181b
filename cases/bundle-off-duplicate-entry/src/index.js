export const from = 'JavaScript';
