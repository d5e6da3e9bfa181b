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
const external_countWords_cjs_namespaceObject = require("./countWords.cjs");
const external_languages_cjs_namespaceObject = require("./languages.cjs");
var external_languages_cjs_default = /*#__PURE__*/ __webpack_require__.n(external_languages_cjs_namespaceObject);
const [file, language = 'en'] = process.argv.slice(2);
if (file) {
    const { unit } = external_languages_cjs_default().find(({ id })=>id === language) ?? external_languages_cjs_default()["0"];
    const count = (0, external_countWords_cjs_namespaceObject.countWords)((0, external_node_fs_namespaceObject.readFileSync)(file, 'utf8'));
    console.log(`${external_picocolors_default().bold(file)}: ${external_picocolors_default().green(String(count))} ${unit}`);
} else {
    console.error(external_picocolors_default().red('Usage: count-words <file> [language]'));
    process.exitCode = 1;
}
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});

//# sourceMappingURL=cli.cjs.map