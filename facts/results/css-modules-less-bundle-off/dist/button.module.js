import "./button_module.css";
const button_module = {
    button: "button-pwnm0M"
};
export default button_module;
