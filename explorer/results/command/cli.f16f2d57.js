#!/usr/bin/env node
(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("node:fs"));
    else if ('function' == typeof define && define.amd) define([
        "node:fs"
    ], factory);
    else if ('object' == typeof exports) exports["CountWords"] = factory(require("node:fs"));
    else root["CountWords"] = factory(root["node:fs"]);
})(global, (__rspack_external_node_fs)=>(()=>{
        var __webpack_modules__ = {
            "./node_modules/picocolors/picocolors.js" (module1) {
                let p = process || {}, argv = p.argv || [], env = p.env || {};
                let isColorSupported = !(!!env.NO_COLOR || argv.includes("--no-color")) && (!!env.FORCE_COLOR || argv.includes("--color") || "win32" === p.platform || (p.stdout || {}).isTTY && "dumb" !== env.TERM || !!env.CI);
                let formatter = (open, close, replace = open)=>(input)=>{
                        let string = "" + input, index = string.indexOf(close, open.length);
                        return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close;
                    };
                let replaceClose = (string, close, replace, index)=>{
                    let result = "", cursor = 0;
                    do {
                        result += string.substring(cursor, index) + replace;
                        cursor = index + close.length;
                        index = string.indexOf(close, cursor);
                    }while (~index);
                    return result + string.substring(cursor);
                };
                let createColors = (enabled = isColorSupported)=>{
                    let f = enabled ? formatter : ()=>String;
                    return {
                        isColorSupported: enabled,
                        reset: f("\x1b[0m", "\x1b[0m"),
                        bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
                        dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
                        italic: f("\x1b[3m", "\x1b[23m"),
                        underline: f("\x1b[4m", "\x1b[24m"),
                        inverse: f("\x1b[7m", "\x1b[27m"),
                        hidden: f("\x1b[8m", "\x1b[28m"),
                        strikethrough: f("\x1b[9m", "\x1b[29m"),
                        black: f("\x1b[30m", "\x1b[39m"),
                        red: f("\x1b[31m", "\x1b[39m"),
                        green: f("\x1b[32m", "\x1b[39m"),
                        yellow: f("\x1b[33m", "\x1b[39m"),
                        blue: f("\x1b[34m", "\x1b[39m"),
                        magenta: f("\x1b[35m", "\x1b[39m"),
                        cyan: f("\x1b[36m", "\x1b[39m"),
                        white: f("\x1b[37m", "\x1b[39m"),
                        gray: f("\x1b[90m", "\x1b[39m"),
                        bgBlack: f("\x1b[40m", "\x1b[49m"),
                        bgRed: f("\x1b[41m", "\x1b[49m"),
                        bgGreen: f("\x1b[42m", "\x1b[49m"),
                        bgYellow: f("\x1b[43m", "\x1b[49m"),
                        bgBlue: f("\x1b[44m", "\x1b[49m"),
                        bgMagenta: f("\x1b[45m", "\x1b[49m"),
                        bgCyan: f("\x1b[46m", "\x1b[49m"),
                        bgWhite: f("\x1b[47m", "\x1b[49m"),
                        blackBright: f("\x1b[90m", "\x1b[39m"),
                        redBright: f("\x1b[91m", "\x1b[39m"),
                        greenBright: f("\x1b[92m", "\x1b[39m"),
                        yellowBright: f("\x1b[93m", "\x1b[39m"),
                        blueBright: f("\x1b[94m", "\x1b[39m"),
                        magentaBright: f("\x1b[95m", "\x1b[39m"),
                        cyanBright: f("\x1b[96m", "\x1b[39m"),
                        whiteBright: f("\x1b[97m", "\x1b[39m"),
                        bgBlackBright: f("\x1b[100m", "\x1b[49m"),
                        bgRedBright: f("\x1b[101m", "\x1b[49m"),
                        bgGreenBright: f("\x1b[102m", "\x1b[49m"),
                        bgYellowBright: f("\x1b[103m", "\x1b[49m"),
                        bgBlueBright: f("\x1b[104m", "\x1b[49m"),
                        bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
                        bgCyanBright: f("\x1b[106m", "\x1b[49m"),
                        bgWhiteBright: f("\x1b[107m", "\x1b[49m")
                    };
                };
                module1.exports = createColors();
                module1.exports.createColors = createColors;
            },
            "node:fs" (module1) {
                "use strict";
                module1.exports = __rspack_external_node_fs;
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        (()=>{
            __webpack_require__.n = (module1)=>{
                var getter = module1 && module1.__esModule ? ()=>module1['default'] : ()=>module1;
                __webpack_require__.d(getter, {
                    a: getter
                });
                return getter;
            };
        })();
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
            };
        })();
        (()=>{
            __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
        })();
        var __webpack_exports__ = {};
        (()=>{
            "use strict";
            var external_node_fs_ = __webpack_require__("node:fs");
            var picocolors = __webpack_require__("./node_modules/picocolors/picocolors.js");
            var picocolors_default = /*#__PURE__*/ __webpack_require__.n(picocolors);
            function countWords(text) {
                return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
            }
            var languages_namespaceObject = /*#__PURE__*/ JSON.parse('[{"id":"en","unit":"words"},{"id":"de","unit":"Wörter"},{"id":"zh","unit":"个词"}]');
            const [file, language = 'en'] = process.argv.slice(2);
            if (file) {
                const { unit } = languages_namespaceObject.find(({ id })=>id === language) ?? languages_namespaceObject["0"];
                const count = countWords((0, external_node_fs_.readFileSync)(file, 'utf8'));
                console.log(`${picocolors_default().bold(file)}: ${picocolors_default().green(String(count))} ${unit}`);
            } else {
                console.error(picocolors_default().red('Usage: count-words <file> [language]'));
                process.exitCode = 1;
            }
        })();
        return __webpack_exports__;
    })());

//# sourceMappingURL=cli.js.map