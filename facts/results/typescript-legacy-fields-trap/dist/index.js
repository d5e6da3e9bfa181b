class Box {
    constructor(){
        this.width = 1;
    }
}
export { Box };
