const button_module = {
    "main-button": "main-button-AwAG6d",
    mainButton: "main-button-AwAG6d"
};
const names = [
    button_module.mainButton,
    button_module["main-button"]
];
export { names };
