#!/usr/bin/env node
import { readFileSync } from "fs";
import picocolors from "picocolors";
import { countWords } from "./countWords.js";
import languages from "./languages.js";
function _array_like_to_array(arr, len) {
    if (null == len || len > arr.length) len = arr.length;
    for(var i = 0, arr2 = new Array(len); i < len; i++)arr2[i] = arr[i];
    return arr2;
}
function _array_with_holes(arr) {
    if (Array.isArray(arr)) return arr;
}
function _iterable_to_array_limit(arr, i) {
    var _i = null == arr ? null : "u" > typeof Symbol && arr[Symbol.iterator] || arr["@@iterator"];
    if (null == _i) return;
    var _arr = [];
    var _n = true;
    var _d = false;
    var _s, _e;
    try {
        for(_i = _i.call(arr); !(_n = (_s = _i.next()).done); _n = true){
            _arr.push(_s.value);
            if (i && _arr.length === i) break;
        }
    } catch (err) {
        _d = true;
        _e = err;
    } finally{
        try {
            if (!_n && null != _i["return"]) _i["return"]();
        } finally{
            if (_d) throw _e;
        }
    }
    return _arr;
}
function _non_iterable_rest() {
    throw new TypeError("Invalid attempt to destructure non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.");
}
function _sliced_to_array(arr, i) {
    return _array_with_holes(arr) || _iterable_to_array_limit(arr, i) || _unsupported_iterable_to_array(arr, i) || _non_iterable_rest();
}
function _unsupported_iterable_to_array(o, minLen) {
    if (!o) return;
    if ("string" == typeof o) return _array_like_to_array(o, minLen);
    var n = Object.prototype.toString.call(o).slice(8, -1);
    if ("Object" === n && o.constructor) n = o.constructor.name;
    if ("Map" === n || "Set" === n) return Array.from(n);
    if ("Arguments" === n || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)) return _array_like_to_array(o, minLen);
}
var _process_argv_slice = _sliced_to_array(process.argv.slice(2), 2), file = _process_argv_slice[0], tmp = _process_argv_slice[1], language = void 0 === tmp ? 'en' : tmp;
if (file) {
    var _languages_find;
    var unit = (null != (_languages_find = languages.find(function(param) {
        var id = param.id;
        return id === language;
    })) ? _languages_find : languages["0"]).unit;
    var count = countWords(readFileSync(file, 'utf8'));
    console.log("".concat(picocolors.bold(file), ": ").concat(picocolors.green(String(count)), " ").concat(unit));
} else {
    console.error(picocolors.red('Usage: count-words <file> [language]'));
    process.exitCode = 1;
}
