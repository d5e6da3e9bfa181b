"use strict";
var __webpack_require__ = {};
!function() {
    __webpack_require__.n = function(module) {
        var getter = module && module.__esModule ? function() {
            return module['default'];
        } : function() {
            return module;
        };
        __webpack_require__.d(getter, {
            a: getter
        });
        return getter;
    };
}();
!function() {
    __webpack_require__.d = function(exports1, getters, values) {
        var define = function(defs, kind) {
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) {
                var descriptor = {
                    enumerable: true
                };
                descriptor[kind] = defs[key];
                Object.defineProperty(exports1, key, descriptor);
            }
        };
        define(getters, "get");
        define(values, "value");
    };
}();
!function() {
    __webpack_require__.o = function(obj, prop) {
        return Object.prototype.hasOwnProperty.call(obj, prop);
    };
}();
!function() {
    __webpack_require__.r = function(exports1) {
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
}();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    Rating: function() {
        return Rating;
    }
});
var jsx_runtime_namespaceObject = require("react/jsx-runtime");
var external_react_namespaceObject = require("react");
var external_star_cjs_namespaceObject = require("./star.cjs");
var external_star_cjs_default = /*#__PURE__*/ __webpack_require__.n(external_star_cjs_namespaceObject);
var external_Rating_module_cjs_namespaceObject = require("./Rating.module.cjs");
var external_Rating_module_cjs_default = /*#__PURE__*/ __webpack_require__.n(external_Rating_module_cjs_namespaceObject);
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
function Rating(param) {
    var _param_max = param.max, max = void 0 === _param_max ? 5 : _param_max, onRate = param.onRate;
    var _useState = _sliced_to_array((0, external_react_namespaceObject.useState)(0), 2), rating = _useState[0], setRating = _useState[1];
    var rate = function(stars) {
        setRating(stars);
        null == onRate || onRate(stars);
    };
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("div", {
        className: external_Rating_module_cjs_default().rating,
        children: Array.from({
            length: max
        }, function(_, index) {
            return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("button", {
                type: "button",
                className: index < rating ? external_Rating_module_cjs_default().full : external_Rating_module_cjs_default().empty,
                onClick: function() {
                    return rate(index + 1);
                },
                children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("img", {
                    src: external_star_cjs_default(),
                    alt: "".concat(index + 1)
                })
            }, index);
        })
    });
}
exports.Rating = __webpack_exports__.Rating;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "Rating"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});

//# sourceMappingURL=Rating.cjs.map