import { jsx } from "@emotion/react/jsx-runtime";
const Button = ()=>/*#__PURE__*/ jsx("button", {
        css: {
            color: 'teal'
        },
        children: "ok"
    });
export { Button };
