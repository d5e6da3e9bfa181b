const input = 'input';
export { input };
