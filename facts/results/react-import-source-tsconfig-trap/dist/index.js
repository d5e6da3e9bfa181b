import { jsx } from "react/jsx-runtime";
const Button = ()=>/*#__PURE__*/ jsx("button", {
        css: {
            color: 'teal'
        },
        children: "ok"
    });
export { Button };
