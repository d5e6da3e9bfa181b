function _check_private_redeclaration(obj, privateCollection) {
    if (privateCollection.has(obj)) throw new TypeError("Cannot initialize the same private elements twice on an object");
}
function _class_apply_descriptor_get(receiver, descriptor) {
    if (descriptor.get) return descriptor.get.call(receiver);
    return descriptor.value;
}
function _class_extract_field_descriptor(receiver, privateMap, action) {
    if (!privateMap.has(receiver)) throw new TypeError("attempted to " + action + " private field on non-instance");
    return privateMap.get(receiver);
}
function _class_private_field_get(receiver, privateMap) {
    var descriptor = _class_extract_field_descriptor(receiver, privateMap, "get");
    return _class_apply_descriptor_get(receiver, descriptor);
}
function _class_private_field_init(obj, privateMap, value) {
    _check_private_redeclaration(obj, privateMap);
    privateMap.set(obj, value);
}
const getWidth = (options)=>{
    var _ref;
    var _options_size;
    return null != (_ref = null == options ? void 0 : null == (_options_size = options.size) ? void 0 : _options_size.width) ? _ref : 10;
};
var _width = /*#__PURE__*/ new WeakMap();
class Box {
    get width() {
        return _class_private_field_get(this, _width);
    }
    constructor(){
        _class_private_field_init(this, _width, {
            writable: true,
            value: 1
        });
    }
}
export { Box, getWidth };
