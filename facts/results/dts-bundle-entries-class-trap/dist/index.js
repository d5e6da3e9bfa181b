class Box {
    width = 1;
    getWidth() {
        return this.width;
    }
}
const createBox = ()=>new Box();
export { createBox };
