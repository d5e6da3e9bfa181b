import react from "react";
const Button = ({ label })=>/*#__PURE__*/ react.createElement("button", {
        type: "button"
    }, label);
export { Button };
