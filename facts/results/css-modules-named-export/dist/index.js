var _1 = "button-QvAIfg";
const className = _1;
export { className };
