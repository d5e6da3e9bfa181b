const getWidth = (options)=>options?.size?.width ?? 10;
var src_getHalf = function() {
    return getWidth({
        size: {}
    }) / 2;
};
export { src_getHalf as getHalf };
