import { _ as _async_to_generator__ } from "@swc/helpers/_/_async_to_generator";
import { _ as _class_call_check__ } from "@swc/helpers/_/_class_call_check";
import { _ as _create_class__ } from "@swc/helpers/_/_create_class";
import { _ as _define_property__ } from "@swc/helpers/_/_define_property";
import { _ as _ts_generator__ } from "@swc/helpers/_/_ts_generator";
var src_Counter = /*#__PURE__*/ function() {
    "use strict";
    function Counter() {
        _class_call_check__(this, Counter);
        _define_property__(this, "count", 0);
    }
    _create_class__(Counter, [
        {
            key: "add",
            value: function(step) {
                return _async_to_generator__(function() {
                    var _, _1;
                    return _ts_generator__(this, function(_state) {
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
export { src_Counter as Counter };
