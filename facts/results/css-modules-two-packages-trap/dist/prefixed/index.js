const button_module = {
    button: "tabs-button-QvAIfg"
};
const className = button_module.button ?? '';
export { className };
