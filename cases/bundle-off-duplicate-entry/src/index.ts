export const from = 'TypeScript';
