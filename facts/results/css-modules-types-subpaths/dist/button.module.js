import "./button_module.css";
const button_module = {
    button: "button-QvAIfg"
};
export default button_module;
