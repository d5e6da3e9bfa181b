import { jsx } from "preact/jsx-runtime";
const Button = ({ label })=>/*#__PURE__*/ jsx("button", {
        type: "button",
        children: label
    });
export { Button };
