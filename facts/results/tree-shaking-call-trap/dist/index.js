function createTable() {
    console.info('table made');
    return [
        1,
        4,
        9
    ];
}
createTable();
const square = (side)=>side * side;
const src_area = square(3);
export { src_area as area };
