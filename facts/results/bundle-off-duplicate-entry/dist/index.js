const from = 'TypeScript';
export { from };
