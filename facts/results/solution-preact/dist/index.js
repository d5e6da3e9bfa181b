import { jsxs } from "preact/jsx-runtime";
import { useState } from "preact/hooks";
function Counter({ label }) {
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        onClick: ()=>setCount(count + 1),
        children: [
            label,
            ": ",
            count
        ]
    });
}
export { Counter };
