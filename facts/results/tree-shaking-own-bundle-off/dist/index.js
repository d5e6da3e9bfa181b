import "./setup.js";
const one = 1;
export { one };
