const Button = ({ label })=>/*#__PURE__*/ React.createElement("button", {
        type: "button"
    }, label);
export { Button };
