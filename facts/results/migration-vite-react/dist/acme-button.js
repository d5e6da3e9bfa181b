import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
const Button_module = {
    button: "button-MOIiPM"
};
function Button({ label }) {
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        className: Button_module.button,
        onClick: ()=>setCount(count + 1),
        children: [
            label,
            ": ",
            count
        ]
    });
}
export { Button };
