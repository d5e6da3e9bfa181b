import logo_namespaceObject from "./static/svg/logo.svg";
var __nested_rspack_require_4_23__ = {};
(()=>{
    var scriptUrl;
    if ("string" == typeof import.meta.url) scriptUrl = import.meta.url;
    if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
    scriptUrl = scriptUrl.replace(/^blob:/, "").replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
    __nested_rspack_require_4_23__.p = scriptUrl;
})();
const markurl_namespaceObject = __nested_rspack_require_4_23__.p + "static/svg/mark.svg";
const words = new URL("./static/assets/words.txt", import.meta.url);
export { logo_namespaceObject as logo, markurl_namespaceObject as mark, words };
