import "./button_module.css";
const button_module = {
    button: "button-zrr_9L"
};
export default button_module;
