const square = (side)=>side * side;
const src_area = square(3);
export { src_area as area };
