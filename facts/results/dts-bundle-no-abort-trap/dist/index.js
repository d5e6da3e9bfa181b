const count = 'one';
export { count };
