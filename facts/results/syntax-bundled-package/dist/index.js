var width_getWidth = function(options) {
    var _ref;
    var _options_size;
    return null != (_ref = null == options ? void 0 : null == (_options_size = options.size) ? void 0 : _options_size.width) ? _ref : 10;
};
var src_getHalf = function() {
    return width_getWidth({
        size: {}
    }) / 2;
};
export { src_getHalf as getHalf };
