import { cache } from "./cache.js";
function clear(filter) {
    for (const url of [
        ...cache.keys()
    ]){
        var _ref;
        if (null != (_ref = null == filter ? void 0 : filter(url)) ? _ref : true) cache["delete"](url);
    }
}
export { clear };

//# sourceMappingURL=admin.js.map