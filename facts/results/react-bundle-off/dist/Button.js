import { jsx } from "react/jsx-runtime";
import "./Button.css";
const Button = ({ label })=>/*#__PURE__*/ jsx("button", {
        type: "button",
        className: "button",
        children: label
    });
export { Button };
