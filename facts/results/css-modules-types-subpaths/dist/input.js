import input_module from "./input.module.js";
const className = input_module.input ?? '';
export { className };
