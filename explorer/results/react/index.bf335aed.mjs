import { jsx } from "react/jsx-runtime";
import { useState } from "react";
import star_namespaceObject from "./static/svg/star.svg";
var Rating_module = {
    rating: "rating-Pk2wwT",
    full: "full-RWrSiH",
    empty: "empty-m9wxSP"
};
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
    var _useState = _sliced_to_array(useState(0), 2), rating = _useState[0], setRating = _useState[1];
    var rate = function(stars) {
        setRating(stars);
        null == onRate || onRate(stars);
    };
    return /*#__PURE__*/ jsx("div", {
        className: Rating_module.rating,
        children: Array.from({
            length: max
        }, function(_, index) {
            return /*#__PURE__*/ jsx("button", {
                type: "button",
                className: index < rating ? Rating_module.full : Rating_module.empty,
                onClick: function() {
                    return rate(index + 1);
                },
                children: /*#__PURE__*/ jsx("img", {
                    src: star_namespaceObject,
                    alt: "".concat(index + 1)
                })
            }, index);
        })
    });
}
export { Rating };
