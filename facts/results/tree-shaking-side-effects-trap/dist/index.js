const square = (side)=>side * side;
console.info('circle loaded');
const src_area = square(3);
export { src_area as area };
