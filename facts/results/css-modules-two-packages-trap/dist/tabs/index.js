const button_module = {
    button: "button-QvAIfg"
};
const className = button_module.button ?? '';
export { className };
