#!/usr/bin/env node
"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.n = (module)=>{
        var getter = module && module.__esModule ? ()=>module['default'] : ()=>module;
        __webpack_require__.d(getter, {
            a: getter
        });
        return getter;
    };
})();
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
var __webpack_exports__ = {};
const external_node_fs_namespaceObject = require("node:fs");
const external_picocolors_namespaceObject = require("picocolors");
var external_picocolors_default = /*#__PURE__*/ __webpack_require__.n(external_picocolors_namespaceObject);
function countWords(text) {
    return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
var languages_namespaceObject = /*#__PURE__*/ JSON.parse('[{"id":"en","unit":"words"},{"id":"de","unit":"Wörter"},{"id":"zh","unit":"个词"}]');
const [file, language = 'en'] = process.argv.slice(2);
if (file) {
    const { unit } = languages_namespaceObject.find(({ id })=>id === language) ?? languages_namespaceObject["0"];
    const count = countWords((0, external_node_fs_namespaceObject.readFileSync)(file, 'utf8'));
    console.log(`${external_picocolors_default().bold(file)}: ${external_picocolors_default().green(String(count))} ${unit}`);
} else {
    console.error(external_picocolors_default().red('Usage: count-words <file> [language]'));
    process.exitCode = 1;
}
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
