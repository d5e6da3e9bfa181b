import { _ } from "@swc/helpers/_/_class_call_check";
import { _ as _create_class__ } from "@swc/helpers/_/_create_class";
import { _ as _define_property__ } from "@swc/helpers/_/_define_property";
var timer_Timer = /*#__PURE__*/ function() {
    "use strict";
    function Timer() {
        _(this, Timer);
        _define_property__(this, "start", Date.now());
    }
    _create_class__(Timer, [
        {
            key: "read",
            value: function() {
                return Date.now() - this.start;
            }
        }
    ]);
    return Timer;
}();
export { timer_Timer as Timer };
