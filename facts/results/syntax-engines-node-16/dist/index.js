const getWidth = (options)=>{
    var _options_size;
    return (null == options ? void 0 : null == (_options_size = options.size) ? void 0 : _options_size.width) ?? 10;
};
class Box {
    #width = 1;
    get width() {
        return this.#width;
    }
}
export { Box, getWidth };
