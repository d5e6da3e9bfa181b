import "./button.css";
const className = 'button';
export { label } from "./label.js";
export { className };
