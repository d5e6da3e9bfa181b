const first = 'one';
export { first };
