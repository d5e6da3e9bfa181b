const getWidth = (options)=>options?.size?.width ?? 10;
class Box {
    #width = 1;
    get width() {
        return this.#width;
    }
}
export { Box, getWidth };
