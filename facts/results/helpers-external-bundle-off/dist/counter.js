import { _ } from "@swc/helpers/_/_class_call_check";
import { _ as _create_class__ } from "@swc/helpers/_/_create_class";
import { _ as _define_property__ } from "@swc/helpers/_/_define_property";
var counter_Counter = /*#__PURE__*/ function() {
    "use strict";
    function Counter() {
        _(this, Counter);
        _define_property__(this, "count", 0);
    }
    _create_class__(Counter, [
        {
            key: "add",
            value: function(step) {
                this.count += step;
                return this.count;
            }
        }
    ]);
    return Counter;
}();
export { counter_Counter as Counter };
