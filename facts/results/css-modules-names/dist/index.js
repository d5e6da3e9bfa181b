const button_module = {
    button: "button__button"
};
const className = button_module.button ?? '';
export { className };
