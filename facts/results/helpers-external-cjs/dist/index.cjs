"use strict";
var __webpack_require__ = {};
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
    Counter: function() {
        return src_Counter;
    }
});
var _async_to_generator_namespaceObject = require("@swc/helpers/_/_async_to_generator");
var _class_call_check_namespaceObject = require("@swc/helpers/_/_class_call_check");
var _create_class_namespaceObject = require("@swc/helpers/_/_create_class");
var _define_property_namespaceObject = require("@swc/helpers/_/_define_property");
var _ts_generator_namespaceObject = require("@swc/helpers/_/_ts_generator");
var src_Counter = /*#__PURE__*/ function() {
    "use strict";
    function Counter() {
        (0, _class_call_check_namespaceObject._)(this, Counter);
        (0, _define_property_namespaceObject._)(this, "count", 0);
    }
    (0, _create_class_namespaceObject._)(Counter, [
        {
            key: "add",
            value: function(step) {
                return (0, _async_to_generator_namespaceObject._)(function() {
                    var _, _1;
                    return (0, _ts_generator_namespaceObject._)(this, function(_state) {
                        switch(_state.label){
                            case 0:
                                _ = this;
                                _1 = _.count;
                                return [
                                    4,
                                    step
                                ];
                            case 1:
                                _.count = _1 + _state.sent();
                                return [
                                    2,
                                    this.count
                                ];
                        }
                    });
                }).call(this);
            }
        }
    ]);
    return Counter;
}();
exports.Counter = __webpack_exports__.Counter;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "Counter"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
