const words = 'one two';
export { words };
