import { jsx } from "react/jsx-runtime";
import { useState } from "react";
function Counter() {
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ jsx("button", {
        onClick: ()=>setCount(count + 1),
        children: count
    });
}
export { Counter };
