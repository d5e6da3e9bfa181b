import "words";
const first = 'one';
export { first };
