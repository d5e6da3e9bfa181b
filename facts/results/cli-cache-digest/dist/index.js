const getWidth = (size)=>{
    var _ref;
    return null != (_ref = null == size ? void 0 : size.width) ? _ref : 10;
};
export { getWidth };
