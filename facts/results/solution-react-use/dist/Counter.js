"use client";
import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
function Counter({ label = 'Likes' }) {
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
export default Counter;
