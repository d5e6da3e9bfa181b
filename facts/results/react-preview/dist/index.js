import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
function Counter() {
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        onClick: ()=>setCount(count + 1),
        children: [
            "Pressed: ",
            count
        ]
    });
}
export { Counter };
