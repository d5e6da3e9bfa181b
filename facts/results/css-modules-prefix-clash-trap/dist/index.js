const button_module = {
    root: "acme__root"
};
const card_module = {
    root: "acme__root"
};
const names = [
    button_module.root,
    card_module.root
];
export { names };
