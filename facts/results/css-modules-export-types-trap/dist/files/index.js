const button_module = {
    button: "button-QvAIfg"
};
const classNames = button_module;
export { button_module as styles, classNames };
