import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
function Counter({ label }) {
    const [count, setCount] = useState(0);
    const add = ()=>setCount(count + 1);
    return /*#__PURE__*/ jsxs("button", {
        onClick: add,
        children: [
            label,
            " ",
            count
        ]
    });
}
export { Counter };
